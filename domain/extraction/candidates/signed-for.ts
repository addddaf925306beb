import { bottom, type Segment } from '../segments.ts';
import type { Candidate } from './candidate.ts';
import { isPlain, onlyMaker } from './letterhead.ts';
import { companyAhead, isCompany, namesOrganisation } from './organisation.ts';

/** How letters end, in the languages that they are written in. */
const CLOSING =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:respectfully|sincerely)(?: yours)?|(?:with )?(?:kind|best|warm) regards|mit (?:freundlichen?|besten|herzlichen?) gr(?:ü|u)(?:ß|ss)(?:en)?|freundliche gr(?:ü|u)(?:ß|ss)e|hochachtungsvoll|(?:bien )?cordialement|.{0,60}salutations (?:distinguées|les meilleures)|.{0,60}sentiments distingués|atentamente|(?:un cordial|reciba un|le saluda).{0,30}|saludos(?: cordiales)?|cordialmente|(?:distinti|cordiali) saluti|in fede|.{0,40}cordiali saluti|com os melhores cumprimentos|atenciosamente|cumprimentos|met vriendelijke groet(?:en)?|hoogachtend|med vänliga? hälsning(?:ar)?|vänliga hälsningar|(?:med )?venlig hilsen|(?:med )?vennlig hilsen|med venlig hilsen|ystävällisin terveisin|kunnioittavasti|z poważaniem|z wyrazami szacunku|s (?:pozdravem|úctou|pozdravom)|s (?:po)?štovanjem|lep pozdrav|cu (?:deosebită )?stimă|üdvözlettel|tisztelettel|saygılarım(?:ız)?la|с уважением|з повагою|с уважение|με εκτίμηση|lugupidamisega|ar cieņu|pagarbiai|hormat kami|trân trọng)(?![\p{L}\p{M}])/iu;
/** Words by which somebody signs for another. */
const FOR =
  /(?:^|[\s,])(?:(?:for and )?on behalf of|for the|im Namen (?:der|des|von)|namens|pour (?:le compte de|la|le)|en nombre (?:y representación )?de|por cuenta de|per conto di|em nome d[aeo]|på vegne af|på vegne av|för|w imieniu|v zastoupení|jménem|în numele|nevében|adına|от имени|від імені|от името на|για λογαριασμό)\s+(?<name>\p{Lu}.*)$/u;
/** Parts of what signs and of what stands at a foot. */
const PARTS = /\s*[|·•]\s*|\s[-–—]\s|,\s/u;
const LONGEST_NAME = 70;
/** Lines that a signature takes, in heights of its first. */
const NEAR = 16;
/** Of a paper's height, from which its foot begins. */
const FOOT = 0.85;
/** What companies, clubs and authorities say of themselves by law. */
const REGISTERED =
  /(?:regist|company n(?:o|umber)|VAT|ABN|ACN|HRB|HRA|USt|Amtsgericht|Firmenbuch|UID|KvK|RSIN|BTW|KRS|NIP|REGON|SIRET|SIREN|RCS|RPM|TVA|siège|CVR|Org(?:\.|anisasjons|anisations)?\s?n(?:r|ummer)|Y-tunnus|CIF|NIF|P\.?\s?IVA|C\.\s?F\.|RUNTS|CNPJ|NIPC|RFC|IČO|IČ\s|DIČ|OIB|CUI|adószám|ИНН|ОГРН|ЄДРПОУ|ЕИК|ΑΦΜ|Α\.Φ\.Μ|MERSİS|reg\.?\s?nr)/u;

/** What a French company is by law, as its foot says it behind the name: "Lumivaux Énergie, SAS au capital de …". */
const FORM_BEHIND = /,\s(?:SAS|SASU|SARL|SA|EURL|SNC|SCOP)$/u;

const isName = (text: string) =>
  text.length <= LONGEST_NAME &&
  /^[\p{Lu}„“«"]/u.test(text) &&
  !/[@\p{Nd}]|[:：]$/u.test(text) &&
  /\s/u.test(text) &&
  (isCompany(text) || namesOrganisation(text));

/** The organisation for which a line is signed. */
function signedFor(text: string): string | null {
  const name = (FOR.exec(text)?.groups?.name ?? text).trim();
  const company = companyAhead(name);
  if (company !== null) return company;
  const [first = ''] = name.split(PARTS, 1);
  return isName(first) ? first : null;
}

/** The organisation with whose name a line begins that says where it is registered. */
function registeredIn(text: string): string | null {
  if (!REGISTERED.test(text)) return null;
  const company = companyAhead(text);
  if (company !== null) return company.replace(FORM_BEHIND, '');
  const [first = ''] = text.split(PARTS, 1);
  return isName(first) && first !== text ? first : null;
}

/**
 * Who made a letter, as its end says: the organisation for which it is signed, or else the one of which its foot says where it
 * is registered.
 */
export function signedForCandidates(segments: readonly Segment[]): Candidate[] {
  const lines = segments.filter(isPlain);
  const end = segments.reduce((most, { rect }) => Math.max(most, bottom(rect)), 0);
  const named = (all: readonly Segment[], nameIn: (text: string) => string | null) =>
    all.flatMap(segment => {
      const value = nameIn(segment.text);
      return value === null ? [] : [{ value, segment }];
    });
  const closing = lines.findLast(({ text }) => CLOSING.test(text));
  const behind =
    closing === undefined
      ? []
      : lines.filter(
          ({ rect }) =>
            rect.y >= closing.rect.y && rect.y - closing.rect.y <= NEAR * closing.fontSize && rect.y < FOOT * end,
        );
  const signed = named(behind, signedFor);
  if (signed.length > 0) return onlyMaker(signed);
  return onlyMaker(
    named(
      lines.filter(({ rect }) => rect.y >= FOOT * end),
      registeredIn,
    ),
  );
}
