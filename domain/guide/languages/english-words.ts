/** What English says in more than one phrase. */
export const IS =
  '(is|are|was|were|must be|should be|has to be|have to be|needs to be|shall be|can be|has been|have been)';

export const CLEARLY = '[clearly|fully|both|all|also|all clearly|both clearly|clearly and fully|fully and clearly]';

export const SEEN =
  '(present|visible|shown|found|readable|legible|displayed|available|extracted|clear|identifiable|stated|named|given|listed|visible and readable|readable and visible|visible and legible|present and readable|shown and readable|clear and readable)';

export const UNSEEN =
  '(missing|absent|unreadable|hidden|unclear|illegible|blank|empty|cut off|not visible|not shown|not present|not found|not readable|not legible|not displayed|not available|not stated)';

/** What a person hands in, which names and shows things, and is not always called by what it is. */
export const PAPER =
  '[the] (evidence|page|screenshot|document|capture|image|picture|statement|file|pdf|letter|certificate|diploma|badge|receipt|ticket|invoice|bill|payslip|email|confirmation|printout|scan|photo|extract|report|register|list|listing|form|slip)';

export const EVIDENCE = '[the] (evidence|page|screenshot|document|capture|image|picture|statement|file|pdf)';

export const AHEAD =
  '(in the future|that is in the future|that lies in the future|that is not yet past|that is not past|not yet past|that has not passed|to come)';
