const PARTICLE =
  "(?:de|da|do|dos|das|di|del|della|dello|dei|du|des|van|von|vom|zu|zum|zur|der|den|het|ten|ter|te|la|las|los|le|af|al|el|bin|binti|ibn|e|y|i|'t|av|ap|ab|mac|ní|nic|uí|ó)";
/** A part of a name, which begins and ends in one way only, so that a line of initials takes no time: "O'Brien", "J.M.", "(Jolien)". */
const PART = "(?:\\p{Lu}[\\p{L}\\p{M}'’-]+|(?:\\p{Lu}\\.-?){1,4}|\\(\\p{Lu}[\\p{L}\\p{M}-]+\\))";
/** Source of a pattern for a person's name within running text: at least two parts of which the last is written out. */
export const NAME = `${PART}(?:\\s(?:${PARTICLE}\\s){0,3}${PART}){1,4}(?<![.)])(?![\\p{L}\\p{M}])`;
