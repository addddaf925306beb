import type { Doubt } from '../extraction/doubt.ts';

const WORDS: Record<Doubt, (names: string) => string> = {
  advert: names => `What stands for ${names} is an offer or an advert, and no statement about the user.`,
  example: names => `What stands for ${names} is an example or a specimen.`,
  quotation: names => `What stands for ${names} is quoted from somebody.`,
  user_content: names => `What stands for ${names} was written by a user of the site, and not by the site.`,
  help: names => `What stands for ${names} is an explanation, and no statement about the user.`,
  aside: names => `What stands for ${names} stands beside the page's own matter.`,
  editable: names => `What stands for ${names} is in a field that anybody who sees the page may change.`,
  control: names => `What stands for ${names} is a button or a choice.`,
  faint: names => `What stands for ${names} is too small or too faint to be read by a person.`,
  other_time: names => `What stands for ${names} is of another time than the one that is asked for.`,
  other_record: names =>
    `The page shows several records, and does not tell that ${names} is of the one that is asked for.`,
  other_matter: names => `What stands for ${names} stands in a part of the page that is about something else.`,
  one_of_many: names => `The evidence shows several values for ${names}, and does not tell which of them is asked for.`,
  void: names => `The document is marked as a specimen, a draft, void or cancelled, so that ${names} may not hold.`,
  written_across: names =>
    `Large letters are written across the page, which may say that it does not count, so that ${names} may not hold.`,
  grainy: names => `The picture is so grainy that ${names} may have been misread.`,
  unread_beside: names => `Something stands beside ${names} that could not be read, and may take it back.`,
  part_hidden: names => `The sheet hides rows or columns, so that it may say something else of ${names}.`,
};

/** Why values may not be what is asked for, as a sentence. @param names the fields, as they are shown to people. */
export const whyDoubted = (doubt: Doubt, names: string): string => WORDS[doubt](names);
