/** By which a guide speaks of doubt itself, and names nothing that could be in doubt. */
const SPACED: Readonly<Record<string, string>> = {
  en: "(?:if|when|where|whenever) (?:you are |you're |still |there is |there are )?(?:in|any) doubts?|in case of (?:any )?doubt|(?:if|when) (?:you are |you're )?(?:unsure|not sure|uncertain)|(?:if|when) anything is unclear",
  de: 'im zweifel(?:sfalle?)?|bei (?:allen )?zweifeln?|in zweifelsfällen|bei unklarheit(?:en)?',
  fr: 'en cas de doutes?|dans le doute|au moindre doute',
  es: 'en caso de dudas?|ante la duda|ante cualquier duda|si hay dudas?',
  pt: 'em caso de dúvidas?|na dúvida|havendo dúvidas?',
  it: 'in caso di dubbi(?:o)?|nel dubbio',
  nl: 'bij twijfel|in geval van twijfel',
  sv: 'vid (?:minsta )?tveksamhet(?:er)?|vid tvekan|vid osäkerhet|i tveksamma fall',
  da: 'ved tvivl|i tvivlstilfælde|i tilfælde af tvivl',
  no: 'ved tvil|i tvilstilfeller',
  fi: 'epäselvissä tapauksissa|epävarmoissa tapauksissa',
  pl: 'w razie (?:jakichkolwiek )?wątpliwości|w przypadku wątpliwości|przy wątpliwościach',
  cs: 'v případě pochybností|při pochybnostech|v prípade pochybností',
  ru: 'в случае сомнени[йя]|при сомнени(?:и|ях)|если есть сомнения',
  uk: '[ув] разі сумнівів|[ув] разі сумніву|при сумнівах|якщо є сумніви',
  hu: 'kétség esetén|kétséges esetben',
  ro: 'în caz de dubi(?:u|i)|în caz de îndoială',
  tr: '[şs]üphe halinde|[şs]üpheli durumlarda|tereddüt halinde',
  el: 'σε περίπτωση αμφιβολίας|σε περίπτωση αμφιβολιών',
  ar: 'عند الشك|في حال الشك|في حالة الشك',
  he: 'במקרה של ספק|אם יש ספק',
  vi: 'nếu (?:có )?nghi ngờ|khi (?:có )?nghi ngờ',
  id: 'jika ragu(?:-ragu)?|bila ragu(?:-ragu)?',
};
const UNSPACED =
  '如有疑[问問义義]|如有疑[虑慮]|有疑[问問]时|有疑[问問]時|存疑时|存疑時|疑わしい(?:場合|とき)(?:は|、)*|判断に迷う(?:場合|とき)(?:は|、)*|의심스러운 경우(?:에는)?|의심스러우면|애매한 경우(?:에는)?|애매하면';

/** Source of a pattern for all of them. */
export const IN_DOUBT = `(?:(?:${Object.values(SPACED).join('|')})(?![\\p{L}\\p{N}])|${UNSPACED})`;
