import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** How sites greet whoever has signed in; between bars. */
const GREETINGS =
  'welcome back|welcome|hi|hello|hey|good morning|good afternoon|good evening|willkommen zurück|willkommen|herzlich willkommen|hallo|guten tag|guten morgen|guten abend|moin|grüß gott|bienvenue|bonjour|bonsoir|salut|bienvenido de nuevo|bienvenida de nuevo|bienvenido|bienvenida|te damos la bienvenida|hola|buenos días|buenas tardes|buenas noches|bem-vindo de volta|bem-vinda de volta|bem-vindo|bem-vinda|boas-vindas|olá|oi|bom dia|boa tarde|boa noite|benvenuto|benvenuta|bentornato|bentornata|ciao|buongiorno|buonasera|welkom terug|welkom|goedemorgen|goedemiddag|goedenavond|witaj|witamy|cześć|dzień dobry|dobry wieczór|vítejte|vítej|dobrý den|ahoj|vitajte|dobrý deň|välkommen tillbaka|välkommen|hej|god morgon|velkommen tilbake|velkommen tilbage|velkommen|hei|god morgen|tervetuloa|terve|moi|tekrar hoş geldiniz|hoş geldiniz|hoş geldin|merhaba|iyi günler|günaydın|добро пожаловать|с возвращением|здравствуйте|привет|добрый день|ласкаво просимо|вітаємо|вітаю|привіт|добрий день|καλώς ήρθατε|καλώς ορίσατε|γεια σας|γεια σου|καλημέρα|καλησπέρα|bine ai venit|bine ați venit|bun venit|salutare|bună ziua|bună|üdvözöljük|üdvözlünk|szia|jó napot|dobrodošli|pozdrav|مرحبا|مرحبًا|مرحباً|أهلا|أهلاً|ברוך הבא|ברוכה הבאה|שלום|היי|नमस्ते|स्वागत है|xin chào|chào mừng|chào|selamat datang|halo|สวัสดี|ยินดีต้อนรับ';

const SIGNED_IN =
  'signed in as|logged in as|angemeldet als|eingeloggt als|connecté en tant que|connectée en tant que|connecté|connectée|sesión iniciada como|conectado como|conectada como|conectado|conectada|sessão iniciada como|logado como|logada como|accesso come|collegato come|connesso come|ingelogd als|aangemeld als|zalogowany jako|zalogowana jako|zalogowano jako|přihlášen jako|přihlášena jako|přihlášen|přihlášena|prihlásený ako|inloggad som|innlogget som|logget ind som|kirjautunut|giriş yapan|вы вошли как|ви увійшли як|συνδεδεμένος ως|bejelentkezve|autentificat ca|ログイン中|登录用户|로그인|masuk sebagai';

const NAME =
  /^\p{Lu}[\p{L}\p{M}.'-]*(?: (?:\p{Lu}[\p{L}\p{M}.'-]*|de|da|do|dos|di|del|la|van|von|der|den|el|al|bin|'t))*/u;
const LED = new RegExp(`(?<![\\p{L}\\p{M}])(?:${GREETINGS}|${SIGNED_IN})[,،:：!]?\\s+`, 'iu');
const LONGEST_LINE = 160;
const LONGEST_NAME = 40;
/** A greeting that is a line of its own may end in a sign or a picture. */
const WHOLE_NAME = /^[^!|·,.。，\p{Nd}]{2,40}?(?=\s*[!.！。,\p{Extended_Pictographic}]*$)/u;

/** The name in a greeting: "Welcome back, Anna Smith!", "Angemeldet als: Anna Schmidt". */
export function greetingCandidates({ text, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (text.length > LONGEST_LINE) return candidates;
  const led = LED.exec(text);
  if (!led) return candidates;
  const rest = text.slice(led.index + led[0].length);
  const within = NAME.exec(rest)?.[0];
  const name = led.index === 0 ? WHOLE_NAME.exec(rest)?.[0] : undefined;
  const greeted = name ?? (within?.includes(' ') ? within.replace(/\.$/, '') : undefined);
  if (greeted !== undefined && greeted.length <= LONGEST_NAME)
    propose(candidates, { label: 'name', value: greeted, plausibility: 0.6, source: 'greeting', runs: parts });
  return candidates;
}
