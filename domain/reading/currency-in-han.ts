/** A currency by its name at the end of words in Chinese letters, which stand without a space between: "總保險費新臺幣". */
export const CURRENCY_IN_HAN =
  /(?<=\p{sc=Han}{2})(?:新[臺台]?[幣币]|人民[幣币]|美[元金]|港[幣币元]|日[圓元]|歐元|欧元)$/u;
