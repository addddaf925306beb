import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** How sites greet whoever has signed in; between bars. */
const GREETINGS =
  'thank you,|thanks,|vielen dank,|danke,|merci,|gracias,|obrigado,|obrigada,|grazie,|bedankt,|dank je,|dank u,|dziękujemy,|děkujeme,|ďakujeme,|tack,|tak,|takk,|kiitos,|teşekkürler,|спасибо,|дякуємо,|ευχαριστούμε,|mulțumim,|köszönjük,|شكرا،|שלום,|תודה,|terima kasih,|cảm ơn,|dear|sehr geehrter herr|sehr geehrte frau|sehr geehrter|sehr geehrte|liebe|lieber|cher|chère|estimado|estimada|prezado|prezada|caro|cara|gentile|egregio|beste|geachte heer|geachte mevrouw|szanowny panie|szanowna pani|vážený pane|vážená paní|kära|kære|kjære|hyvä|sayın|уважаемый|уважаемая|шановний|шановна|αγαπητέ|αγαπητή|stimate|stimată|tisztelt|kedves|welcome back|welcome|hi again|hello again|hi|hello|hey|good morning|good afternoon|good evening|willkommen zurück|willkommen|herzlich willkommen|hallo wieder|schön, dass du da bist|schön, dich zu sehen|hallo|guten tag|guten morgen|guten abend|moin|grüß gott|grüezi|grüss gott|servus|kia ora|bienvenue|re-bonjour|rebonjour|ravi de vous revoir|bonjour|bonsoir|salut|bienvenido de nuevo|bienvenida de nuevo|bienvenido|bienvenida|te damos la bienvenida|hola de nuevo|hola otra vez|hola|buenos días|buenas tardes|buenas noches|bem-vindo de volta|bem-vinda de volta|bem-vindo|bem-vinda|boas-vindas|olá de novo|olá novamente|olá|oi|bom dia|boa tarde|boa noite|benvenuto|benvenuta|bentornato|bentornata|ciao di nuovo|ciao|buongiorno|buonasera|welkom terug|welkom|goedemorgen|goedemiddag|goedenavond|witaj ponownie|witaj z powrotem|witaj|witamy|cześć|dzień dobry|dobry wieczór|vítejte|vítej|dobrý den|ahoj|vitajte|dobrý deň|välkommen tillbaka|välkommen|hej igen|hej|god morgon|velkommen tilbake|velkommen tilbage|velkommen|hei|god morgen|tervetuloa|terve|moi|tekrar hoş geldiniz|hoş geldiniz|hoş geldin|merhaba|iyi günler|günaydın|добро пожаловать|с возвращением|здравствуйте|привет|добрый день|ласкаво просимо|вітаємо|вітаю|привіт|добрий день|καλώς ήρθατε|καλώς ορίσατε|γεια σας|γεια σου|καλημέρα|καλησπέρα|bine ai venit|bine ați venit|bun venit|salutare|bună ziua|bună|üdvözöljük|üdvözlünk|szia|jó napot|dobrodošli|pozdrav|مساء الخير|صباح الخير|مرحبا|مرحبًا|مرحباً|أهلا|أهلاً|ברוך הבא|ברוכה הבאה|שלום|היי|नमस्ते|स्वागत है|xin chào|chào mừng|chào|selamat datang|halo|สวัสดี|ยินดีต้อนรับ';

const SIGNED_IN =
  'user:|signed in:|logged in:|signed-in user|logged-in user|benutzer:|nutzer:|angemeldet:|angemeldeter benutzer|usuario:|utilisateur:|utilisateur connecté|usuário:|utilizador:|utente:|utente connesso|gebruiker:|użytkownik:|zalogowany użytkownik|uživatel:|přihlášen uživatel|přihlášený uživatel|používateľ:|prihlásený používateľ|användare:|inloggad:|bruger:|bruker:|käyttäjä:|kullanıcı:|пользователь:|користувач:|χρήστης:|utilizator:|felhasználó:|المستخدم:|משתמש:|signed in as|logged in as|angemeldet als|eingeloggt als|connecté en tant que|connectée en tant que|connecté|connectée|sesión iniciada como|conectado como|conectada como|conectado|conectada|sessão iniciada como|logado como|logada como|accesso come|collegato come|connesso come|ingelogd als|aangemeld als|zalogowany jako|zalogowana jako|zalogowano jako|přihlášen jako|přihlášena jako|přihlášen|přihlášena|prihlásený ako|inloggad som|innlogget som|logget ind som|kirjautunut|kirjautuneena|kirjautuneena:|viewing as|giriş yapan|вы вошли как|ви увійшли як|συνδεδεμένος ως|bejelentkezve|autentificat ca|ログイン中|登录用户|로그인|masuk sebagai|account for|account of|prepared for|issued to|registered to|zalogowany|zalogowana|přihlášen|přihlášena|prihlásený|prihlásená';

const NAME =
  /^\p{Lu}[\p{L}\p{M}.'-]*(?: (?:\p{Lu}[\p{L}\p{M}.'-]*|(?:de|da|do|dos|di|del|la|van|von|der|den|el|al|bin|'t)(?![\p{L}\p{M}])))*/u;
const LED = new RegExp(`(?<![\\p{L}\\p{M}])(?:${GREETINGS}|${SIGNED_IN})[,،:：!]?\\s+`, 'giu');
const LONGEST_LINE = 160;
export const LONGEST_NAME = 40;
/** A greeting that is a line of its own may end in a sign or a picture. */
const WHOLE_NAME = /^[^!|·,.。，\p{Nd}]{2,40}?(?=\s*[!.！。,\p{Extended_Pictographic}]*$)/u;

const IS_GREETING = new RegExp(`^(?:${GREETINGS}|${SIGNED_IN})\\s*[,،:：!.。]?$`, 'iu');
const FIRST_LETTER = /^[\p{Lu}\p{Lt}\p{Lo}]/u;
/** Of the letters of the name, between the greeting and what it greets on the next line. */
const FARTHEST_BELOW = 3;

const GREETS = new RegExp(`^(?:${GREETINGS}|${SIGNED_IN})[,،:：!]?\\s+\\p{Lu}`, 'iu');

/** Whether a text greets somebody, and so is the value of no label. */
export const greets = (text: string): boolean => text.length <= LONGEST_LINE && GREETS.test(text);

/** How Turkish and Azerbaijani address people behind their first name: "Merhaba Gülseren Hanım". */
const CALLED_BEHIND = /(?<=^\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+)?)\s(?:Hanım|Hanımefendi|Bey|Beyefendi|Xanım)$/u;

/** Two who are greeted by their first names: "Priya and Owen". */
const ARE_TWO =
  /^\p{Lu}[\p{L}\p{M}'-]*\s(?:&|and|und|et|y|e|ed|en|och|og|ja|i|a|și|és|ve|и|та|і|και)\s\p{Lu}[\p{L}\p{M}'-]*$/u;

/** "Customer" and "member" are whom a site greets when it does not know who looks. */
const namesSomebody = (text: string) =>
  FIRST_LETTER.test(text) &&
  !ARE_TWO.test(text) &&
  text.length <= LONGEST_NAME &&
  !meaningOf(text).some(({ concepts }) => concepts.some(concept => /^(?:who|thing)$/.test(classOf(concept))));

/** The name in a greeting: "Welcome back, Anna Smith!", "Angemeldet als: Anna Schmidt". */
export function greetingCandidates({ text, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (text.length > LONGEST_LINE) return candidates;
  for (const led of text.matchAll(LED)) {
    const rest = text.slice(led.index + led[0].length);
    const within = NAME.exec(rest)?.[0];
    const name = led.index === 0 ? WHOLE_NAME.exec(rest)?.[0] : undefined;
    const called = name ?? (within?.includes(' ') ? within.replace(/\.$/, '') : undefined);
    const greeted = called?.replace(CALLED_BEHIND, '');
    if (greeted === undefined || !namesSomebody(greeted)) continue;
    propose(candidates, { label: 'name', value: greeted, plausibility: 0.6, source: 'greeting', runs: parts });
    break;
  }
  return candidates;
}

/** A name of one word behind a greeting, where the sentence goes on behind it. */
export function firstNameGreeted(text: string): string | null {
  if (text.length > LONGEST_LINE) return null;
  const [led] = text.matchAll(LED);
  if (led?.index !== 0) return null;
  const rest = text.slice(led[0].length);
  const name = NAME.exec(rest)?.[0] ?? '';
  return !name.includes(' ') && namesSomebody(name) && /^\s?[,!]/u.test(rest.slice(name.length)) ? name : null;
}

/** The name that stands below or behind a greeting, as a line of its own. */
export function greetedBelowCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [at, { text, rect }] of segments.entries()) {
    const next = segments[at + 1];
    if (text.length > LONGEST_NAME || !next || !IS_GREETING.test(text)) continue;
    const distance = next.rect.y - (rect.y + rect.height);
    if (distance > FARTHEST_BELOW * next.fontSize || !namesSomebody(next.text) || /\p{Nd}/u.test(next.text)) continue;
    if (valueType(next.text) !== 'name') continue;
    const { text: value, parts: runs } = next;
    propose(candidates, { label: 'name', value, plausibility: 0.6, source: 'greeting', runs });
  }
  return candidates;
}
