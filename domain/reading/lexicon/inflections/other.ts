import type { Inflection } from '../inflection.ts';
import { arabic } from '../languages/arabic.ts';
import { armenian } from '../languages/armenian.ts';
import { azerbaijani } from '../languages/azerbaijani.ts';
import { bengali } from '../languages/bengali.ts';
import { estonian } from '../languages/estonian.ts';
import { finnish } from '../languages/finnish.ts';
import { georgian } from '../languages/georgian.ts';
import { hebrew } from '../languages/hebrew.ts';
import { hindi } from '../languages/hindi.ts';
import { hungarian } from '../languages/hungarian.ts';
import { kazakh } from '../languages/kazakh.ts';
import { marathi } from '../languages/marathi.ts';
import { persian } from '../languages/persian.ts';
import { tamil } from '../languages/tamil.ts';
import { turkish } from '../languages/turkish.ts';
import { urdu } from '../languages/urdu.ts';
import { arabicPapers } from '../papers/arabic.ts';
import { finnishPapers } from '../papers/finnish.ts';
import { hebrewPapers } from '../papers/hebrew.ts';
import { hindiPapers } from '../papers/hindi.ts';
import { hungarianPapers } from '../papers/hungarian.ts';
import { turkishPapers } from '../papers/turkish.ts';

/** Languages that set ending behind ending, and those of other scripts. */
export const OTHER: readonly Inflection[] = [
  {
    forms: [arabic, arabicPapers],
    ofForms: 'ة, ه',
    ofWords: 'ة, ه, ات, ون, ين, ها, ك, ي, ية, اتك, ا, هم',
  },
  {
    forms: [armenian],
    ofForms: '',
    ofWords: 'ը, ն, ի, ներ, եր, ների, երի, ները, երը, ում, ով, ին, ից',
  },
  {
    forms: [azerbaijani],
    ofForms: 'k',
    ofWords:
      'lar, lər, lari, ləri, larin, lərin, larinin, lərinin, i, u, si, su, in, un, nin, nun, sinin, inin, a, ə, ya, yə, da, də, dan, dən, im, iniz, k, yi, yin',
  },
  {
    forms: [bengali],
    ofForms: '',
    ofWords: 'র, ের, গুলি, গুলো, টি, কে, তে, ে, দের',
  },
  {
    forms: [estonian],
    ofForms: 'e, i, a, ne',
    ofWords:
      'a, i, e, u, d, t, de, te, le, l, lt, s, st, sse, ks, ni, na, ta, ga, id, ite, ide, iga, ad, ed, ud, se, sed, ste, it, est, ele, el, ile',
  },
  {
    forms: [finnish, finnishPapers],
    ofForms: 'i, nen, a',
    ofWords:
      'n, t, a, ssa, sta, lla, lta, lle, na, ksi, in, en, an, on, un, den, ien, jen, iden, ja, ia, eja, ita, ina, issa, ista, illa, ilta, ille, iin, een, aan, oon, sen, set, seen, sten, nsa, si, i, et, e',
  },
  {
    forms: [georgian],
    ofForms: 'ი, ა, ე, ო',
    ofWords: 'ი, ა, ე, ო, ები, ის, მა, ს, ით, ში, ზე, ებს, ების, ისთვის, მ, ად',
  },
  {
    forms: [hebrew, hebrewPapers],
    ofForms: 'ה',
    ofWords: 'ים, ות, ת, י, ה, ית, יים, ך',
  },
  {
    forms: [hindi, hindiPapers],
    ofForms: 'ा, ी',
    ofWords: 'ा, ी, ों, ें, े, ियों, ियां, ियाँ',
  },
  {
    forms: [hungarian, hungarianPapers],
    ofForms: 'a, e',
    ofWords:
      'k, ok, ek, ak, a, e, ja, je, nak, nek, anak, enek, janak, jenek, ban, ben, ba, be, hoz, hez, tol, bol, rol, i, ai, ei, jai, jei, ainak, einek, an, en, on, val, vel, ra, re, ig, unk, om, em, abol, ebol, atol, etol, arol, erol, aban, eben, aval, evel, ara, ere, akat, eket, okat, onkent, enkent, ankent, ahoz, ehez',
  },
  {
    forms: [kazakh],
    ofForms: '',
    ofWords:
      'лар, лер, дар, дер, тар, тер, ы, і, сы, сі, нын, нін, дын, дін, тын, тін, га, ге, ка, ке, да, де, лары, лері, дары, дері, тары, тері, ынын, інін, сынын, сінін, ыныз, інізі, нда, нде',
  },
  {
    forms: [marathi],
    ofForms: '',
    ofWords: 'चा, ची, चे, च्या, ला, ने, त, ांचा, ांची',
  },
  {
    forms: [persian],
    ofForms: '',
    ofWords: 'ها, های, ی, ان, هایی, ات',
  },
  {
    forms: [tamil],
    ofForms: 'ம்',
    ofWords: 'கள், ங்கள், களின், ின், த்தின், ில், ம்',
  },
  {
    forms: [turkish, turkishPapers],
    ofForms: 'k',
    ofWords:
      'lar, ler, lari, leri, larin, lerin, larinin, lerinin, i, u, si, su, in, un, nin, nun, sinin, sunun, inin, unun, a, e, ya, ye, da, de, ta, te, dan, den, tan, ten, indan, inden, sindan, sinden, ina, ine, sina, sine, im, um, iniz, unuz, lariniz, leriniz, k, gi, gu, gin, gun, giniz, lik, luk',
  },
  {
    forms: [urdu],
    ofForms: 'ہ, ا',
    ofWords: 'وں, یں, ے, ی, ہ, ا, ات',
  },
];
