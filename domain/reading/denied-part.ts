/** Behind a stop, what a description says that is not meant: "number of the account, not of the application". */
const NOT_THAT =
  /[,;、，،(（–—]\s*(?:(?:and|und|et|y|e|en|och|og|i|a|и|та)\s+)?(?:not|nicht|kein(?:e[rmns]?)?|pas|non|no|não|niet|geen|inte|ikke|ei|nie|ne|не|ні|όχι|değil|nu|nem|לא|ולא|ليس|ليست|لا|ولا|नहीं|bukan|không phải)\s.*$|[,;、，(（]\s*(?:而?非|不是|并非|並非|아닌)[^,;、，。]*.*$/su;

/** A description without what it says that is not meant. */
export const withoutDenied = (description: string): string => description.replace(NOT_THAT, '');
