import type { GuideLanguage } from './language.ts';

const IS = '(is|are|was|were|must be|should be|has to be|have to be|needs to be|shall be|can be|has been|have been)';
const MAY_BE = '[is|are|was|were|must be|should be|has to be|needs to be|shall be|of]';
const AS =
  '[equal to|exactly|marked as|marked|shown as|displayed as|listed as|given as|stated as|set to|as|currently|still|either|clearly]';
const CLEARLY = '[clearly|fully|both|all|also|all clearly|both clearly|clearly and fully|fully and clearly]';
const SEEN =
  '(present|visible|shown|found|readable|legible|displayed|available|extracted|clear|identifiable|stated|visible and readable|readable and visible|visible and legible|present and readable|shown and readable|clear and readable)';
const UNSEEN =
  '(missing|absent|unreadable|hidden|unclear|illegible|blank|empty|cut off|not visible|not shown|not present|not found|not readable|not legible|not displayed|not available|not stated)';
const FIELDS = '(field|fields|detail|details|value|values|data|information)';
const WHICH = '[of] [the|these] [required|requested|listed|mandatory]';
const EVIDENCE = '[the] (evidence|page|screenshot|document|capture|image|picture|statement|file|pdf)';

export const english: GuideLanguage = {
  code: 'en',
  levels: { high: 'high', medium: 'medium', low: 'low', reject: 'reject|rejected|rejection' },
  when: 'if|when|where|requires|means|whenever',
  give: 'give|rate|mark|score|set|assign|use|return|choose|approve as|accept as|it|them|as|to|with|an?|then',
  lead: [
    '(that|if|when|where|and|or|then|it is clear that|make sure that|make sure|ensure that|check that|verify that)',
    `${EVIDENCE} (shows|displays|states|says|confirms|proves|indicates) that`,
    "(the|a|an|user's|customer's|their|its)",
  ],
  aroundField: [
    'the value of',
    'value of',
    'the field',
    'field',
    'the',
    'a',
    'an',
    'their',
    'user',
    "user's",
    'both',
    'given',
    'stated',
    'shown',
  ],
  and: ['and', 'and also', 'as well as'],
  or: ['or', 'or else'],
  oneOf: ['either', 'one of', 'any of', 'one of these', 'one of the following', 'any one of', 'any of the following'],
  notInValues:
    'and is are was were unless except but only if when than while because least most over under past future last within before after later earlier exceeding visible missing shown present found readable looks look seems seem likely probably not no never neither nor always must should any every all less more between same match matches similar different wrong incorrect correct other another else that this which who whose genuine fake forged',
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  relations: {
    between: [
      `${MAY_BE} between {bound} and {to}`,
      `${MAY_BE} [in the range] from {bound} (to|until|through) {to}`,
      `${MAY_BE} in the range {bound} to {to}`,
      `(lies|falls) between {bound} and {to}`,
    ],
    future: [
      `${MAY_BE} [still] in the future`,
      '(lies|falls) in the future',
      `${IS} (not expired|not yet expired|not in the past|still valid|not passed)`,
      'has not (expired|yet expired|passed|yet passed)',
      `${MAY_BE} (after|later than) (today|the capture|the date of capture|the day of capture|the submission)`,
    ],
    past: [
      `${MAY_BE} in the past`,
      '(lies|falls) in the past',
      '(is expired|has expired|has passed|has already passed)',
      `${MAY_BE} (before|earlier than) (today|the capture|the date of capture|the submission)`,
    ],
    within_last: [
      `${MAY_BE} [dated] (within|in|during) [the] (last|past|previous) [{n}] {unit}`,
      `${MAY_BE} [dated] (not older than|no older than|less than|not more than|no more than|at most) {n} {unit} (old|ago)`,
      `${MAY_BE} (not older than|no older than|newer than) {n} {unit}`,
    ],
    older_than: [
      `${MAY_BE} (older than|more than|over) {n} {unit} (old|ago)`,
      `${MAY_BE} older than {n} {unit}`,
      `${IS} not (within|in) the (last|past) [{n}] {unit}`,
    ],
    within_next: [
      `${MAY_BE} (within|in|during) the (next|coming) [{n}] {unit}`,
      '(expires|ends|renews) (within|in) [the next] {n} {unit}',
    ],
    present: [
      `${IS} ${CLEARLY} ${SEEN}`,
      '(appears|exists)',
      `(appears|exists) on ${EVIDENCE}`,
      `${IS} ${CLEARLY} ${SEEN} (on|in) ${EVIDENCE}`,
    ],
    missing: [
      `${IS} ${UNSEEN}`,
      `${IS} ${UNSEEN} (on|in|from) ${EVIDENCE}`,
      '(does not|do not|cannot) (appear|be read|be seen|be found)',
      "(can't|can not) be (read|seen|found)",
    ],
    not_before: [
      `${MAY_BE} (on or after|not before|no earlier than|not earlier than|from) {bound}`,
      `${MAY_BE} {bound} or (later|after)`,
    ],
    not_after: [
      `${MAY_BE} (on or before|not after|no later than|not later than|by|until) {bound}`,
      `${MAY_BE} {bound} or (earlier|before)`,
    ],
    after: [`${MAY_BE} (after|later than) {bound}`],
    before: [`${MAY_BE} (before|earlier than|prior to) {bound}`],
    at_least: [
      `${MAY_BE} [at] (at least|no less than|not less than|no lower than|not lower than|not below|not under|a minimum of|minimum|greater than or equal to|equal to or greater than|more than or equal to) {bound}`,
      `${MAY_BE} {bound} or (more|above|higher|over|greater|longer|up)`,
      `${MAY_BE} {bound} and (above|over|up|higher)`,
    ],
    at_most: [
      `${MAY_BE} (at most|no more than|not more than|no greater than|not greater than|no higher than|not above|not over|up to|a maximum of|maximum|less than or equal to|equal to or less than) {bound}`,
      `${MAY_BE} {bound} or (less|below|lower|under|fewer|shorter)`,
      '(does not exceed|must not exceed|may not exceed) {bound}',
    ],
    more_than: [
      `${MAY_BE} (over|above|more than|greater than|higher than|bigger than|larger than|in excess of|longer than) {bound}`,
      '(exceeds|is exceeding|must exceed) {bound}',
    ],
    less_than: [`${MAY_BE} (under|below|less than|lower than|fewer than|smaller than|shorter than) {bound}`],
    differs: [
      `${IS} not ${AS} {values}`,
      `(must|should|shall|may|can) not be ${AS} {values}`,
      `(isn't|aren't|wasn't|weren't|mustn't be) ${AS} {values}`,
      "(doesn't|does not|do not|don't) (equal|say|read|show|match) {values}",
      `${IS} (no longer|other than|anything but|different from|never) {values}`,
      'not {values}',
    ],
    equals: [`${IS} ${AS} {values}`, '(equals|says|reads|shows|states) {values}'],
    never_became: ["(has not|have not|hasn't|haven't) [yet|already] [been] {values}"],
    became: ['(has|have|had|got) [already|since|meanwhile|now] [been] {values}', '{values}'],
  },
  statements: {
    all_present: [
      `(all|every|each) ${WHICH} ${FIELDS}`,
      `(all|every|each) ${WHICH} ${FIELDS} ${IS} ${CLEARLY} ${SEEN}`,
      `everything [is] ${SEEN}`,
    ],
    none_present: [
      `(no|none) ${WHICH} ${FIELDS}`,
      `(no|none) ${WHICH} ${FIELDS} ${SEEN}`,
      `(no|none) ${WHICH} ${FIELDS} ${IS} ${SEEN}`,
      'nothing',
      `nothing [is] ${SEEN}`,
    ],
    some_missing: [
      `(some|any|one or more|at least one) ${WHICH} ${FIELDS} ${IS} ${UNSEEN}`,
      `(some|any|one or more|at least one) ${WHICH} ${FIELDS} (cannot|can't) be (read|seen|found)`,
      `not all ${WHICH} ${FIELDS} ${IS} ${SEEN}`,
    ],
    shows: [
      `${EVIDENCE} [clearly] (shows|displays|contains|includes|states|names|gives|lists) [both] {fields}`,
      '(shows|displays) {fields}',
      `{fields} must appear [on ${EVIDENCE}]`,
    ],
    lacks: [
      '(no|missing) {fields}',
      `${EVIDENCE} (does not|doesn't) (show|display|contain|include|state) {fields}`,
      '(no|missing) {fields} (shown|visible|present|found)',
    ],
    altered: [
      `${EVIDENCE} (is|was|has been|looks|seems|appears|appears to be|seems to be|looks to be|appears to have been|seems to have been|shows signs of being|may have been) [digitally] (altered|edited|manipulated|tampered with|tampered|doctored|forged|faked|fake|photoshopped|modified|altered or edited|edited or altered|altered or manipulated)`,
      `${EVIDENCE} shows [any|clear] (signs|traces|evidence) of (editing|tampering|manipulation|alteration|forgery)`,
      '(signs|traces|evidence|any signs|any sign) of (editing|tampering|manipulation|alteration|forgery)',
      'there (are|is) [any] (signs|traces|evidence) of (editing|tampering|manipulation|alteration|forgery)',
    ],
    unaltered: [
      `${EVIDENCE} (is|was|has|has been|must|should|must be|shows) (not altered|not edited|not manipulated|not been altered|not been edited|not been tampered with|not be altered|not be edited|unaltered|unedited|genuine and unaltered|no signs of editing|no signs of tampering|no traces of editing)`,
      '[there are] no (signs|traces) of (editing|tampering|manipulation|alteration|forgery)',
    ],
    unreadable: [
      `${EVIDENCE} (is|was) (unreadable|illegible|not readable|not legible|blurred|blurry|too blurry|too blurred|not visible|cropped|incomplete|cut off)`,
      `${EVIDENCE} (cannot|can't|can not) be read`,
      '(text|values|details|information|required information) (is|are) (unreadable|illegible|not visible|not readable|not legible|blurred|blurry|hidden)',
    ],
    readable: [
      `${EVIDENCE} (is|must be|should be) [clearly|fully] (readable|legible|visible|clear)`,
      `${EVIDENCE} is not (blurred|blurry|cropped|cut off|unreadable|illegible)`,
    ],
    ambiguous: [
      `${EVIDENCE} (is|looks|seems) (ambiguous|unclear|inconclusive)`,
      '(it|result|answer) (is|remains) (ambiguous|unclear)',
      'it is (ambiguous|unclear) which (value|account|record|membership|subscription) is meant',
    ],
    unambiguous: [`${EVIDENCE} is (unambiguous|not ambiguous|clear and unambiguous)`],
    contradictory: [
      `${EVIDENCE} (contradicts itself|is contradictory|is inconsistent|contains contradictions|contains contradictory information|contains conflicting information|shows conflicting values|is self-contradictory)`,
      '[there are|there is] (contradictory|conflicting|inconsistent) (values|information|details|data)',
      '(values|details) (contradict each other|conflict|are inconsistent|do not match each other)',
    ],
    consistent: [`${EVIDENCE} (is consistent|does not contradict itself|is not contradictory)`],
    instructing: [
      `${EVIDENCE} (tells|instructs|asks|orders|tries to tell|tries to instruct|tries to influence|attempts to instruct) [the|an] (reviewer|assessor|ai|model|system|verifier) [what to decide|what to do|how to decide|to approve it|to approve]`,
      `${EVIDENCE} (contains|includes|has) (instructions|text|prompts|commands) (to|for|addressed to|aimed at|directed at) [the|an] (reviewer|ai|ai model|model|system|assessor)`,
    ],
    not_instructing: [
      `${EVIDENCE} (contains no|does not contain|has no) instructions (to|for) the (reviewer|ai|model|system)`,
    ],
    foreign_site: [
      `${EVIDENCE} (is|comes|was taken) (from|on) (another|a different|the wrong|an unrelated|some other) (site|website|domain)`,
      `${EVIDENCE} is not from the (official|expected|right|correct|same|named) (site|website|domain)`,
    ],
    own_site: [
      `${EVIDENCE} (is|comes|must be|was taken) (from|on) the (official|expected|right|correct|same|named) (site|website|domain)`,
    ],
  },
};
