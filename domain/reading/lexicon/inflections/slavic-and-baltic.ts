import type { Inflection } from '../inflection.ts';
import { bulgarian } from '../languages/bulgarian.ts';
import { croatian } from '../languages/croatian.ts';
import { czech } from '../languages/czech.ts';
import { latvian } from '../languages/latvian.ts';
import { lithuanian } from '../languages/lithuanian.ts';
import { macedonian } from '../languages/macedonian.ts';
import { polish } from '../languages/polish.ts';
import { russian } from '../languages/russian.ts';
import { serbian } from '../languages/serbian.ts';
import { slovak } from '../languages/slovak.ts';
import { slovenian } from '../languages/slovenian.ts';
import { ukrainian } from '../languages/ukrainian.ts';
import { czechPapers } from '../papers/czech.ts';
import { polishPapers } from '../papers/polish.ts';
import { russianPapers } from '../papers/russian.ts';
import { ukrainianPapers } from '../papers/ukrainian.ts';

/** The Slavic and the Baltic languages. */
export const SLAVIC_AND_BALTIC: readonly Inflection[] = [
  {
    forms: [bulgarian],
    ofForms: 'а, я, о, е, ен, ие',
    ofWords:
      '-, а, я, о, е, и, ът, та, то, те, ата, ото, ите, ия, ията, ият, ове, овете, ен, на, но, ни, ния, ната, ното, ните, не, нето, ие, ието',
  },
  {
    forms: [croatian, serbian],
    ofForms: 'a, o, e, i',
    ofWords: '-, a, u, e, i, om, em, ama, ima, ih, og, oj, im, ega, eg, ev, ov, ova, eva, ovi, evi, o',
  },
  {
    forms: [czech, czechPapers],
    ofForms: 'a, o, e, i, y',
    ofWords: '-, a, u, em, ovi, i, e, y, um, ami, ach, ech, eho, emu, ym, ych, ymi, ou, ich, im, o, mi',
  },
  {
    forms: [latvian],
    ofForms: 's, is, us, a, e',
    ofWords:
      's, is, us, a, am, u, i, iem, as, ai, ei, es, em, ja, jam, ju, ji, jas, os, im, iba, ibas, ums, uma, umi, umu',
  },
  {
    forms: [lithuanian],
    ofForms: 'as, is, ys, us, a, e, ai, es',
    ofWords:
      'as, is, ys, us, o, io, ui, iui, a, i, u, iu, ius, ams, iams, ais, iais, e, yje, uose, os, es, ei, ie, ems, emis, ios, ioms, aus, ies, ai, iai, ija, ijos, imas, imo, imai',
  },
  {
    forms: [macedonian],
    ofForms: 'а, о, е, ен, ње',
    ofWords: '-, а, о, е, и, от, та, то, те, ата, ото, ите, ови, овите, ен, на, но, ни, ња, њето',
  },
  {
    forms: [polish, polishPapers],
    ofForms: 'a, o, e, y, i, ie, ia',
    ofWords:
      '-, a, u, owi, em, iem, ie, y, i, ow, om, ami, ach, e, ego, emu, ym, im, ych, ich, ej, ymi, imi, iu, ia, ii, o',
  },
  {
    forms: [russian, russianPapers],
    ofForms: 'а, я, о, е, ь, и, ы, ии, ыи, ая, ое, ия, ие',
    ofWords:
      '-, а, я, у, ю, ом, ем, ои, еи, е, и, ы, ь, ов, ев, ам, ям, ами, ями, ах, ях, ия, ию, ии, ие, иям, иях, ыи, ая, ое, ые, ого, его, ому, ему, ым, им, ых, их, ую, юю, ыми, ими',
  },
  {
    forms: [slovak],
    ofForms: 'a, o, e, i, y, ie, ia',
    ofWords:
      '-, a, u, om, em, ovi, i, e, y, ov, am, iam, ami, och, ach, eho, emu, ym, ych, ymi, ou, ej, iu, ia, ie, ii, im, ich, o',
  },
  {
    forms: [slovenian],
    ofForms: 'a, o, e, i',
    ofWords: '-, a, u, e, i, o, om, em, ama, ih, ega, emu, im, ov, ev, ah, am, ami, ima',
  },
  {
    forms: [ukrainian, ukrainianPapers],
    ofForms: 'а, я, о, е, ь, и, і, ии, ння',
    ofWords:
      '-, а, я, у, ю, ом, ем, ою, ею, єю, е, и, і, ь, ів, їв, ам, ям, ами, ями, ах, ях, ія, ію, ії, ои, ого, ому, им, их, ими, ої, ня, ння, нь, нню, нням',
  },
];
