import type { Forms } from './forms.ts';
import { afrikaans } from './languages/afrikaans.ts';
import { albanian } from './languages/albanian.ts';
import { arabic } from './languages/arabic.ts';
import { armenian } from './languages/armenian.ts';
import { azerbaijani } from './languages/azerbaijani.ts';
import { bengali } from './languages/bengali.ts';
import { bulgarian } from './languages/bulgarian.ts';
import { catalan } from './languages/catalan.ts';
import { chinese } from './languages/chinese.ts';
import { croatian } from './languages/croatian.ts';
import { czech } from './languages/czech.ts';
import { danish } from './languages/danish.ts';
import { dutch } from './languages/dutch.ts';
import { english } from './languages/english.ts';
import { estonian } from './languages/estonian.ts';
import { filipino } from './languages/filipino.ts';
import { finnish } from './languages/finnish.ts';
import { french } from './languages/french.ts';
import { georgian } from './languages/georgian.ts';
import { german } from './languages/german.ts';
import { greek } from './languages/greek.ts';
import { hebrew } from './languages/hebrew.ts';
import { hindi } from './languages/hindi.ts';
import { hungarian } from './languages/hungarian.ts';
import { icelandic } from './languages/icelandic.ts';
import { indonesian } from './languages/indonesian.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { kazakh } from './languages/kazakh.ts';
import { korean } from './languages/korean.ts';
import { latvian } from './languages/latvian.ts';
import { lithuanian } from './languages/lithuanian.ts';
import { macedonian } from './languages/macedonian.ts';
import { malay } from './languages/malay.ts';
import { marathi } from './languages/marathi.ts';
import { norwegian } from './languages/norwegian.ts';
import { persian } from './languages/persian.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { romanian } from './languages/romanian.ts';
import { russian } from './languages/russian.ts';
import { serbian } from './languages/serbian.ts';
import { slovak } from './languages/slovak.ts';
import { slovenian } from './languages/slovenian.ts';
import { spanish } from './languages/spanish.ts';
import { swahili } from './languages/swahili.ts';
import { swedish } from './languages/swedish.ts';
import { tamil } from './languages/tamil.ts';
import { thai } from './languages/thai.ts';
import { turkish } from './languages/turkish.ts';
import { ukrainian } from './languages/ukrainian.ts';
import { urdu } from './languages/urdu.ts';
import { vietnamese } from './languages/vietnamese.ts';

/** Serbian is written in both alphabets, letter by letter. */
const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'dž џ,lj љ,nj њ,a а,b б,c ц,č ч,ć ћ,d д,đ ђ,e е,f ф,g г,h х,i и,j ј,k к,l л,m м,n н,o о,p п,r р,s с,š ш,t т,u у,v в,z з,ž ж'
    .split(',')
    .map(pair => pair.split(' ') as [string, string]),
);

const inCyrillic = (forms: Forms): Forms =>
  Object.fromEntries(
    Object.entries(forms).map(([concept, list]) => [
      concept,
      list.replace(/dž|[ln]j|[a-zčćđšž]/g, letter => CYRILLIC[letter] ?? letter),
    ]),
  );

/** Every language in which labels are understood; most Danish forms are those of Norwegian too. */
export const LEXICON: readonly Forms[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  swedish,
  danish,
  norwegian,
  finnish,
  czech,
  slovak,
  hungarian,
  romanian,
  greek,
  turkish,
  russian,
  ukrainian,
  arabic,
  hebrew,
  hindi,
  indonesian,
  thai,
  chinese,
  japanese,
  korean,
  bulgarian,
  croatian,
  inCyrillic(croatian),
  serbian,
  inCyrillic(serbian),
  persian,
  urdu,
  bengali,
  tamil,
  lithuanian,
  latvian,
  estonian,
  slovenian,
  catalan,
  malay,
  icelandic,
  kazakh,
  azerbaijani,
  macedonian,
  albanian,
  filipino,
  afrikaans,
  swahili,
  marathi,
  georgian,
  armenian,
];

/** Languages whose forms are looked up with the marks on their letters. */
export const MARKED_LEXICON: readonly Forms[] = [vietnamese];

/** Languages that set words together to one, those that do so with each other's words side by side. */
export const COMPOUNDING: readonly (readonly Forms[])[] = [
  [english, german, dutch, swedish, danish, norwegian],
  [finnish],
  [hungarian],
  [estonian],
  [icelandic],
  [afrikaans],
];
