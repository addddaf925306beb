import type { Field } from '../inquiry/configuration.ts';
import { namesDoubtfulState } from '../reading/states.ts';
import { folded } from '../reading/text.ts';

/** Signs and words that stand where there is nothing: a dash, "none", "not included". */
const NONE =
  /^[\s\-–—−.·•]*$|^(?:n\/?a|none|no|nil|keine?|nein|aucune?|non|pas de|ningun[oa]?|sin|nenhum[a]?|não|nessun[oa]?|geen|nee|ingen|inget|nej|nei|ei|brak|nie|žádn[ýáé]|ne|нет|ні|немає|nincs|yok|hayır|nu|niciun[ăa]?|όχι|κανένα|لا|אין|なし|無し|無|いいえ|无|没有|없음|아니요)(?![\p{L}\p{M}]|\.?\s?\d)/iu;
/** What nobody wants, by the beginnings of its words. */
const BAD =
  /(?<!\p{L})(?:debts?|arrears|penalt|restrict|disciplin|blocks?|blocking|sanction|fines?|convict|warning|strafe|sperr|schuld|mahn|dette|blocage|amende|deuda|multa|bloqueo|dívida|bloqueio|debito|blocco|schulden|boete|blokkering|skuld|spärr|gæld|gjeld|lainauskielto|maksu|dług|blokad|dluh|долг|штраф|блокировк|борг|tartozás|borç|datorie|οφειλή|滞納|延滞|未払|欠款|欠费|欠費|罚款|연체|미납|חוב|קנס|دين|ديون|متأخرات|غرام)/iu;
/** Of what is bad there had better be none. */
const isOfBad = ({ name, description }: Field) => {
  const said = `${name.replace(/[_-]+/g, ' ')} ${description}`;
  return namesDoubtfulState(said) || BAD.test(folded(said));
};

/** Whether a value says that there is no such thing, where there should be one. */
export const saysNone = (field: Field, value: string): boolean => NONE.test(folded(value)) && !isOfBad(field);
