import { meaningOf } from '../../reading/meaning.ts';
import { folded, normalise } from '../../reading/text.ts';
import { right, type Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { greets } from './greeting.ts';
import { withoutAddress } from './honorific.ts';
import { HIGHEST_OF_BAR } from './menus.ts';
import { isPersonsName } from './persons-name.ts';

/** How people leave a site at which they are signed in; between bars. */
const LEAVING =
  'log ?out|sign ?out|log ?off|sign ?off|abmelden|ausloggen|déconnexion|se déconnecter|me déconnecter|cerrar sesión|desconectar|salir|sair|terminar sessão|encerrar sessão|esci|disconnetti|uitloggen|afmelden|wyloguj|wyloguj się|odhlásit|odhlásit se|odhlásiť|odhlásiť sa|logga ut|log ud|logg ut|kirjaudu ulos|çıkış|çıkış yap|güvenli çıkış|oturumu kapat|выйти|выход|вийти|вихід|αποσύνδεση|έξοδος|deconectare|ieșire|kijelentkezés|kilépés|تسجيل الخروج|خروج|התנתק|התנתקות|יציאה|लॉग आउट|đăng xuất|thoát|keluar|ออกจากระบบ|退出|退出登录|安全退出|登出|ログアウト|로그아웃';
const LEAVES = new RegExp(`^(?:${LEAVING})$`, 'iu');
/** Signs that parts of a bar are set apart by, and that a menu opens by. */
const PARTS = /\s*[|｜·•▾▼⌄˅∨⏷›»[\]［］()（）]+\s*|\s[-–—/]\s/u;
const OPENS_MENU = /^\s*[▾▼⌄˅∨⏷]/u;
const PICTURES = /^[\p{Extended_Pictographic}\p{P}\p{S}\s]+|[\p{Extended_Pictographic}\p{S}\s]+$/gu;

const LONGEST_BAR = 200;
const LONGEST_NAME = 40;
/** Of the width of the page, from where on people are shown who is signed in. */
const TOWARDS_END = 0.45;
/** More parts than the name of the site and that of who looks are a menu. */
const MOST_UNMARKED = 2;
/** Of texts in a line, each set by itself: fewer may be one name in two styles. */
const FEWEST_ENTRIES = 3;
const WORD = /^\p{Lu}[\p{L}\p{M}.'-]*$/u;

/** What a language calls itself, where the bar of a site lets people choose one. */
const LANGUAGES =
  /^(?:አማርኛ|العربية|עברית|हिन्दी|हिंदी|मराठी|বাংলা|தமிழ்|తెలుగు|اردو|فارسی|ไทย|日本語|中文|简体中文|繁體中文|繁体中文|한국어|ქართული|ខ្មែរ|ລາວ|မြန်မာ|नेपाली|සිංහල|ਪੰਜਾਬੀ|ગુજરાતી|ಕನ್ನಡ|മലയാളം)$/u;

type Mention = { name: string; segment: Segment; isMarked: boolean };

/** A name of two words or more of a script with capitals. */
const isPerson = (text: string) =>
  !LEAVES.test(text) &&
  !greets(text) &&
  text.length <= LONGEST_NAME &&
  text.split(' ').filter(word => WORD.test(word)).length >= 2 &&
  isPersonsName(text);

/** In a script without capitals only what stands around a name tells that it is one. */
const mayBePerson = (text: string) =>
  /^[\p{Lo}\p{M}]+(?:[ ・][\p{Lo}\p{M}]+){0,4}$/u.test(text) &&
  text.length >= 2 &&
  text.length <= 20 &&
  !LANGUAGES.test(text) &&
  meaningOf(text).every(({ concepts }) => concepts.length === 0);

/** Whether a text leads out of the site, by itself or as the last of its line. */
const leaves = (text: string) => text.split(PARTS).some(part => LEAVES.test(part.replace(PICTURES, '').trim()));

/** Entries of a menu that are set one behind the other, without a sign between them: none is a part of another's name. */
const isMenu = ({ parts, text }: Segment) =>
  !PARTS.test(normalise(text)) &&
  (parts.length >= FEWEST_ENTRIES || (parts.length > 1 && parts.some(run => leaves(normalise(run.text)))));

/** The names in a bar of the site, and whether the sign of a menu or the way out stands beside one. */
function mentionsIn(segment: Segment, width: number, isLast: boolean): Mention[] {
  const text = normalise(segment.text);
  const parts = isMenu(segment) ? segment.parts.map(run => normalise(run.text)) : text.split(PARTS);
  const said = parts.filter(part => /\p{L}/u.test(part));
  const mentions: Mention[] = [];
  for (const [at, part] of parts.entries()) {
    const name = part.replace(PICTURES, '').trim();
    const opensMenu = OPENS_MENU.test(text.slice(text.indexOf(part) + part.length));
    const next = parts.slice(at + 1).find(other => /\p{L}/u.test(other));
    const isBesideWayOut = next === undefined ? isLast : leaves(next);
    const isMarked = opensMenu || isBesideWayOut;
    const isBehind = said.length <= MOST_UNMARKED && (at > 0 || segment.rect.x > TOWARDS_END * width);
    if (isPerson(name) ? isBehind || isMarked : isMarked && mayBePerson(name))
      mentions.push({ name, segment, isMarked });
  }
  return mentions;
}

/**
 * Who is signed in, as the bar at the top of a site says it: a name towards its end, beside the way out, or with the sign of
 * a menu. Where several names stand there, none is told; and documents have no bar, but the head of a letter.
 */
export function signedInCandidates(segments: readonly Segment[]): Candidate[] {
  const bar = segments.filter(
    ({ rect, text, tag }) => tag !== '' && rect.y < HIGHEST_OF_BAR && text.length <= LONGEST_BAR,
  );
  const width = bar.reduce((most, { rect }) => Math.max(most, right(rect)), 0);
  const mentions = bar.flatMap((segment, at) => {
    const next = bar[at + 1];
    const isLast =
      next !== undefined && leaves(next.text) && Math.abs(next.rect.y - segment.rect.y) < HIGHEST_OF_BAR / 4;
    return at === 0 && !leaves(segment.text) && segment.parts.length === 1 && !PARTS.test(segment.text)
      ? []
      : mentionsIn(segment, width, isLast);
  });
  const marked = mentions.filter(({ isMarked }) => isMarked);
  const [only, ...others] = marked.length > 0 ? marked : mentions;
  if (!only || others.some(({ name }) => folded(name) !== folded(only.name))) return [];
  const candidates: Candidate[] = [];
  propose(candidates, {
    label: 'name',
    value: withoutAddress(only.name),
    plausibility: only.isMarked ? 0.66 : 0.61,
    source: 'greeting',
    runs: only.segment.parts,
    unsure: true,
    isViewer: true,
  });
  return candidates;
}
