import type { Inflection } from '../inflection.ts';
import { afrikaans } from '../languages/afrikaans.ts';
import { albanian } from '../languages/albanian.ts';
import { catalan } from '../languages/catalan.ts';
import { danish } from '../languages/danish.ts';
import { dutch } from '../languages/dutch.ts';
import { french } from '../languages/french.ts';
import { german } from '../languages/german.ts';
import { greek } from '../languages/greek.ts';
import { icelandic } from '../languages/icelandic.ts';
import { italian } from '../languages/italian.ts';
import { norwegian } from '../languages/norwegian.ts';
import { portuguese } from '../languages/portuguese.ts';
import { romanian } from '../languages/romanian.ts';
import { spanish } from '../languages/spanish.ts';
import { swedish } from '../languages/swedish.ts';
import { danishPapers } from '../papers/danish.ts';
import { dutchPapers } from '../papers/dutch.ts';
import { frenchPapers } from '../papers/french.ts';
import { germanPapers } from '../papers/german.ts';
import { greekPapers } from '../papers/greek.ts';
import { italianPapers } from '../papers/italian.ts';
import { portuguesePapers } from '../papers/portuguese.ts';
import { romanianPapers } from '../papers/romanian.ts';
import { spanishPapers } from '../papers/spanish.ts';
import { swedishPapers } from '../papers/swedish.ts';

/** The Germanic and the Romance languages, Greek and Albanian; English and its plurals are known elsewhere. */
export const GERMANIC_AND_ROMANCE: readonly Inflection[] = [
  {
    forms: [afrikaans],
    ofForms: 'e',
    ofWords: 'e, s, te, de',
  },
  {
    forms: [albanian],
    ofForms: 'e, a, i, je',
    ofWords: 'i, u, ja, a, et, at, ve, it, in, ut, es, eve, te, e, t, jes, jet, imi, imit, imet, is',
  },
  {
    forms: [catalan],
    ofForms: 'a, e, o',
    ofWords: 'a, es, e, os, s, o',
  },
  {
    forms: [danish, danishPapers],
    ofForms: 'e',
    ofWords: 'er, e, r, en, et, n, t, ene, erne, rne, s, ens, ets, ernes, nes',
  },
  {
    forms: [dutch, dutchPapers],
    ofForms: 'e',
    ofWords: 'en, s, e, n',
  },
  {
    forms: [french, frenchPapers],
    ofForms: '',
    ofWords: 'e, ee, es, ees, s, x',
  },
  {
    forms: [german, germanPapers],
    ofForms: 'e',
    ofWords: 'n, en, e, er, s, es, ern, em, nen, in, innen',
  },
  {
    forms: [greek, greekPapers],
    ofForms: 'ος, ης, ας, α, η, ο, ες, ς, ι, μα, οι',
    ofWords:
      'ος, ης, ας, α, η, ο, ες, ς, ι, ου, οι, ων, ους, ην, εις, εως, εων, μα, ματα, ματος, ματων, ια, ιων, ιου, ιο, ικο, ικος, ικου, ικη, ικης, ικων',
  },
  {
    forms: [icelandic],
    ofForms: 'ur, i, a, ir',
    ofWords: 'ur, s, i, a, um, ar, ir, u, n, inn, id, in, ins, unnar, nar, ana, anna, num, arinnar, urinn',
  },
  {
    forms: [italian, italianPapers],
    ofForms: 'o, a, e, io',
    ofWords: 'o, a, e, i, io, ie, ia',
  },
  {
    forms: [norwegian, danish, danishPapers],
    ofForms: 'e, er',
    ofWords: 'er, e, r, en, et, n, t, ene, erne, rne, s, ens, ets, ernes, a, te, ere',
  },
  {
    forms: [portuguese, portuguesePapers],
    ofForms: 'o, a, e, ao',
    ofWords: 'o, a, os, as, e, es, oes, ao',
  },
  {
    forms: [romanian, romanianPapers],
    ofForms: 'a, e, u, ie',
    ofWords:
      '-, a, e, u, i, le, ul, ului, uri, urile, urilor, ei, lor, ilor, elor, ele, ii, ile, ia, iei, iile, iilor, t, ti, ta, te, re, rea, rii',
  },
  {
    forms: [spanish, spanishPapers],
    ofForms: 'o, a, e',
    ofWords: 'o, a, os, as, e, es',
  },
  {
    forms: [swedish, swedishPapers],
    ofForms: 'a, e',
    ofWords:
      'er, ar, or, r, en, et, n, t, erna, arna, orna, na, s, ens, ets, ernas, arnas, ornas, a, are, aren, arens, de, ad, at, ade',
  },
];
