/** What languages set behind the name of a thing or a person without changing which it is; none says "without" or "until". */
export const ENDINGS: readonly RegExp[] = [
  // Hungarian
  /^-?(?:[oeöaá]?n|[aeoö]?t|ban|ben|ba|be|n[ae]k|r[ae]|h[oeö]z|[nt][áé]l|v[ae]l|é|[eo]s)$/iu,
  // Finnish
  /^[:-]?(?:[ei]?n|i?ssa|i?ssä|i?lla|i?llä|i?ksi|i?na|i?nä|i?ta|i?tä)$/iu,
  // Turkish
  /^['’]?(?:n?[iıuü]n|y?[iıuü]|[dt][ae]|y?[ae]|d[iıuü]r|t[iıuü]r|l[iıuü]|[iıuü]yl[ae]|l[ae])$/iu,
  // Korean
  /^(?:은|는|이|가|을|를|의|에|에게|에서|로|으로|와|과|이며|이고|인|임|이다|입니다|님|씨|님이|님의|님은|이어야|여야|라고|라는|이라는|님으로)$/u,
  // Japanese
  /^(?:さん|様|氏)?(?:は|が|の|に|を|で|と|です|である)?$/u,
];
