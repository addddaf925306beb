import { STATEMENTS } from './english-statements.ts';
import { AHEAD, CLEARLY, EVIDENCE, IS, PAPER, SEEN, UNSEEN } from './english-words.ts';
import type { GuideLanguage } from './language.ts';

const MAY_BE = '[is|are|was|were|must be|should be|has to be|needs to be|shall be|of]';
const AS =
  '[equal to|exactly|marked as|marked|shown as|displayed as|listed as|given as|stated as|set to|as|currently|still|either|clearly]';
const DID = '[was|were|has been|have been|is|are] {verb} [on|at]';
const HOLDER = '(user|member|customer|person|subscriber|client|account holder|holder)';

export const english: GuideLanguage = {
  code: 'en',
  levels: {
    high: 'high|accept|approve|acceptance criteria|approve only|accept only|admit|let her in|let him in|let them in|let her through|let him through|let them through|wave them through|grant access|grant entry|allow access|allow entry|say yes|green light|clear them|pass them',
    medium: 'medium',
    low: 'low',
    reject:
      "reject|rejected|rejection|do not accept|don't accept|never accept|do not approve|don't approve|never approve|decline|refuse|deny",
  },
  when: 'if|when|where|requires|means|whenever|as long as|so long as|provided that|provided|given that|on condition that',
  give: 'give|rate|mark|score|set|assign|use|return|choose|approve as|accept as|it|them|as|to|with|an?|then',
  lead: [
    '(that|if|when|where|and|or|then|it is clear that|make sure that|make sure|ensure that|check that|verify that)',
    `${PAPER} (shows|displays|states|says|confirms|proves|indicates) that`,
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
    'on the page',
    'on the screenshot',
    'on the screen',
    'on the document',
    'in the document',
    'shown on the page',
    'shown in the document',
  ],
  attribute: {
    stands: 'before',
    holds: [
      `[the|a|an] ${HOLDER} (has|holds|is on|owns|must have|must hold|must be on) [a|an|the]`,
      '(has|holds|is on|on) (a|an|the)',
    ],
  },
  and: ['and', 'and also', 'as well as'],
  or: ['or', 'or else'],
  oneOf: ['either', 'one of', 'any of', 'one of these', 'one of the following', 'any one of', 'any of the following'],
  now: {
    before: [
      '(currently|still|presently|fully|now|already|as|shown as|marked as|listed as|in|on|a|an|in a|on a|on an|under|in the state|in state)',
    ],
    today: [
      '(today|now|currently|still|at present|at the moment|as of today|as of now)',
      '(on|at|as of) [the] (day|date|time|moment) of [the] (check|capture|submission|request|visit|verification|inquiry|screenshot|review|checking)',
      '(on the (day|date) [that] (we check|it is checked|the check is made)|when [it is] checked)',
    ],
  },
  asked: [
    '[the] (person|member|customer|user|individual|subject|applicant) (asked about|in question|in the query|named in the query|asked for|named in the question|of the query|we ask about|who is asked about|being verified|being checked)',
    '[the] (name|person) (in|from|given in|named in) the (query|question)',
    '[the] same (person|name) as in the (query|question)',
  ],
  place: {
    inside: ['(located|situated|based) (in|at)', 'in', 'within'],
    outside: ['outside of', 'outside', '(located|situated|based) outside [of]'],
  },
  notInValues:
    'still and is are was were unless except but only if when than while because least most over under past future last within before after later earlier exceeding visible missing shown present found readable looks look seems seem likely probably not no never neither nor always must should any every all less more between same match matches similar different wrong incorrect correct other another else that this which who whose genuine fake forged',
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
      `${IS} not overdue`,
      'has not [yet] (taken place|happened|occurred) [yet]',
      `[paid|paid up|valid|good] (to|until) a (date|day) ${AHEAD}`,
      '{verb} (in the future|after today)',
      `${MAY_BE} (after|later than) (today|the capture|the date of capture|the day of capture|the submission)`,
    ],
    past: [
      `${MAY_BE} in the past`,
      '(lies|falls) in the past',
      '(is expired|has expired|has passed|has already passed|is overdue|are overdue)',
      '(has|have) [already] (taken place|happened|occurred)',
      '(has|have) already {verb}',
      '{verb} (in the past|before today)',
      `${MAY_BE} (before|earlier than) (today|the capture|the date of capture|the submission)`,
    ],
    within_last: [
      `${MAY_BE} [dated] (within|in|during) [the] (last|past|previous) [{n}] {unit}`,
      `${MAY_BE} [dated] (not older than|no older than|less than|not more than|no more than|at most) {n} {unit} (old|ago)`,
      `${MAY_BE} [dated] from the (last|past|previous) [{n}] {unit}`,
      `${DID} (within|in|during) [the] (last|past|previous) [{n}] {unit}`,
      `${DID} (less than|no more than|not more than|at most) {n} {unit} ago`,
      `${MAY_BE} (not older than|no older than|newer than) {n} {unit}`,
      '[is|was|are] [dated|issued] (not more than|no more than|at most|less than) {n} {unit} old',
      '[has been|was|were|been] (issued|dated|made|sent|printed|written) (within|in|during) [the] [last|past] {n} {unit}',
    ],
    older_than: [
      `${MAY_BE} (older than|more than|over) {n} {unit} (old|ago)`,
      `${MAY_BE} older than {n} {unit}`,
      `${MAY_BE} (at least|no less than|not less than) {n} {unit} (old|ago|in the past)`,
      `${DID} (more than|over|at least) {n} {unit} ago`,
      '(began|started|begins|starts|commenced) (more than|over|at least) {n} {unit} ago',
      `${IS} not (within|in) the (last|past) [{n}] {unit}`,
      '(for|since) (at least|more than|over) {n} {unit}',
      '(began|begun|started|starts) [at least|more than|over] {n} {unit} or more ago',
    ],
    within_next: [
      `${MAY_BE} (within|in|during) the (next|coming) [{n}] {unit}`,
      '(expires|ends|renews) (within|in) [the next] {n} {unit}',
      `${MAY_BE} (less than|no more than|not more than|at most) {n} {unit} (away|ahead|from now|in the future)`,
    ],
    ahead: [
      `${MAY_BE} [still] (at least|more than|no less than|not less than|a minimum of) {n} {unit} (away|ahead|from now|in the future|from today|off)`,
      `${MAY_BE} [still] {n} [or more] {unit} or more (away|ahead|from now|in the future)`,
      '(lies|falls|is due) (at least|more than|no less than) {n} {unit} (away|ahead|from now|in the future|from today)',
      '(expires|ends|renews|runs out) in (at least|more than) {n} {unit}',
      `${IS} not (within|in) the (next|coming) {n} {unit}`,
      '(does not|must not) (expire|end|run out) (within|in|for) (the next|at least|another|at least another) {n} {unit}',
      `${MAY_BE} valid for (at least|more than|at least another|another) {n} [more] {unit}`,
    ],
    present: [
      `${IS} ${CLEARLY} ${SEEN}`,
      '(appears|exists)',
      `(appears|exists) on ${PAPER}`,
      `${IS} ${CLEARLY} ${SEEN} (on|in) ${PAPER}`,
      `[clearly] (shown|visible|displayed|given|stated|readable|legible|present|listed) [(on|in) ${PAPER}]`,
    ],
    missing: [
      `${IS} ${UNSEEN}`,
      `${IS} ${UNSEEN} (on|in|from) ${EVIDENCE}`,
      '(does not|do not|cannot) (appear|be read|be seen|be found)',
      "(can't|can not) be (read|seen|found)",
    ],
    none: [
      '[is|are|was|were|must be|should be] (zero|nil|none|nothing)',
      '(is|are) [fully] (settled|cleared|paid off)',
    ],
    negative: [`${IS} (negative|below zero|overdrawn|in the red|in debit|less than zero)`, '(has|have) been overdrawn'],
    ends_in: [`[${IS}] (ends in|ends with|ending in|ending with|ending) {values}`],
    other: [
      `${IS} (another one|a different one|different|someone else's|somebody else's|another person's|wrong|not the one asked for|not the right one|not as asked)`,
      '(differs|does not match|do not match|deviates|belongs to (another person|somebody else|someone else))',
    ],
    not_before: [
      `${DID} (on or after|no earlier than|not before|since) {bound}`,
      `${MAY_BE} (on or after|not before|no earlier than|not earlier than|from) {bound}`,
      `${MAY_BE} {bound} or (later|after|newer)`,
      '[is|are|must be] [valid|good|active|paid|paid up] (until at least|at least until|to at least|up to at least|through at least) {bound}',
      '(until|to) {bound} or (later|longer|beyond)',
      '(does not|must not|may not) (expire|end|run out|lapse) before {bound}',
    ],
    not_after: [
      '[is|are|was|were] since {bound} or (longer|earlier|before)',
      `${DID} (on or before|no later than|not after|by) {bound}`,
      `${MAY_BE} (on or before|not after|no later than|not later than|by|until) {bound}`,
      `${MAY_BE} {bound} or (earlier|before)`,
    ],
    after: [
      '{verb} (after|later than) {bound}',
      `${MAY_BE} (after|later than) {bound}`,
      `${DID} (after|later than) {bound}`,
      '(expires|ends|runs out|runs|lapses|paid|valid) (after|beyond|past) {bound}',
      'beyond {bound}',
    ],
    before: [`${MAY_BE} (before|earlier than|prior to) {bound}`, `${DID} (before|earlier than|prior to) {bound}`],
    at_least: [
      `${MAY_BE} [at] (at least|no less than|not less than|no lower than|not lower than|not below|not under|a minimum of|minimum of|minimum|min.|min|greater than or equal to|equal to or greater than|more than or equal to) {bound}`,
      `${MAY_BE} {bound} or (more|above|higher|over|greater|longer|up|better)`,
      `${MAY_BE} {bound} (and (above|over|up|upward|upwards|higher|more)|minimum|min|min.|upward|upwards|plus)`,
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
      `${IS} (no longer|other than|anything but|anything other than|anything except|any value other than|any value except|something other than|different from|different than|never) {values}`,
      'not {values}',
    ],
    equals: [
      '(is named|is called|named|called|matches|corresponds to|is identical to|is the same as) {values}',
      `${IS} ${AS} {values}`,
      '(equals|says|reads|shows|states) {values}',
    ],
    never_became: ["(has not|have not|hasn't|haven't) [yet|already] [been] {values}"],
    became: ['(has|have|had|got) [already|since|meanwhile|now] [been] {values}', '{values}'],
  },
  statements: STATEMENTS,
};
