import { CLEARLY, EVIDENCE, IS, PAPER, SEEN, UNSEEN } from './english-words.ts';
import type { GuideLanguage } from './language.ts';

const FIELDS = '(field|fields|detail|details|value|values|data|information)';
const WHICH = '[of] [the|these] [required|requested|listed|mandatory]';

/** What a clause in English says of all fields, of some, or of the evidence itself. */
export const STATEMENTS: GuideLanguage['statements'] = {
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
    `${PAPER} [clearly] (shows|displays|contains|includes|states|names|gives|lists) [both] {fields}`,
    '(shows|displays) {fields}',
    `{fields} must appear [on ${PAPER}]`,
  ],
  none_of: [
    '(no|zero) {fields}',
    'no {fields} (is|are) (due|owed|owing|outstanding|open|left|unpaid|shown as due)',
    'there (is|are|must be) (no|zero) {fields}',
    '(there must not be|there is not|there are not) any {fields}',
    'nothing [is] {fields}',
    '(does not|must not|should not) have any {fields}',
    '(has|with|have) no {fields}',
    'without [any] {fields}',
  ],
  some_of: ['any {fields}', 'there (is|are) [any|some|still] {fields}', '(has|have|with) [any|some] {fields}'],
  lacks: [
    '(no|missing) {fields}',
    `${PAPER} (does not|doesn't) (show|display|contain|include|state) {fields}`,
    '(no|missing) {fields} (shown|visible|present|found)',
    `(no|missing) {fields} (is|are) ${SEEN}`,
    `(no|missing) {fields} [is|are] [${SEEN}] (on|in) ${PAPER}`,
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
    `${EVIDENCE} (is|was) (unreadable|illegible|not readable|not legible|blurred|blurry|too blurry|too blurred|not visible|cropped|incomplete|cut off|blank|empty|damaged|broken|corrupted|corrupt|not a readable document|no readable document)`,
    `${EVIDENCE} (cannot|can't|can not) be (read|opened|displayed)`,
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
  somebody_else: [
    `${EVIDENCE} (shows|is about|belongs to|is for|is of|concerns|refers to|names) (somebody else|someone else|another person|a different person|another user|another customer|another member|the wrong person)`,
    '(account|record|membership|policy|subscription|payslip|name|page|card|contract) (belongs to|is of|is for|is) (somebody else|someone else|another person|a different person|that of somebody else)',
    "(it|this) is (somebody else's|someone else's|another person's) (page|account|record|document)",
  ],
  specimen: [
    `${EVIDENCE} (is|shows) [only|just|merely] (an example|a sample|a specimen|a template|a demo|a mock-up|a mockup|a preview|a test page|a placeholder|example data|sample data|demo data|placeholder data)`,
    `[${EVIDENCE}|it] is only an example`,
    `${EVIDENCE} (is|shows) [only|just|merely] (a help page|a tutorial|a tutorial page|a worksheet|a draft|a form to fill in|a blank form|an example or a template|a marketing page|an advert|an advertisement)`,
    '[only|just] [an|a] (example|sample|specimen|template|demo|mock-up|mockup|placeholder|worksheet|help page|tutorial|tutorial page|example page|sample page|demo page|test page|sample data|demo data|example data|sample document|specimen document)',
  ],
  signed_out: [
    `[${EVIDENCE}|it] is [only|just|merely] (a|an|the) (login page|log-in page|sign-in page|signin page|login screen|sign-in screen|login form|error page|error message|loading page|loading screen)`,
    `${EVIDENCE} (shows|displays) [only|just|merely] (a|an|the) (login page|log-in page|sign-in page|signin page|login screen|sign-in screen|login form|error page|error message|loading page|loading screen|sign-in form)`,
    '[only|just] [a|an|the] (login page|log-in page|sign-in page|signin page|login screen|sign-in screen|error page|loading page)',
  ],
  picture: [
    `${EVIDENCE} is (a screenshot|a photo|a photograph|a picture|a photo of a screen|a picture of a screen|a screenshot of a page|a scan|a photo of a page|a picture of a page) [instead of a live page|and not the live page|and not a live page]`,
    'screenshot or photo of a screen',
  ],
  foreign_site: [
    `${EVIDENCE} (belongs to|is of) (another|a different|the wrong|an unrelated) (site|website|domain|company|provider)`,
    `${EVIDENCE} (is|comes|was taken) (from|on) (another|a different|the wrong|an unrelated|some other) (site|website|domain)`,
    `${EVIDENCE} is not from the (official|expected|right|correct|same|named) (site|website|domain)`,
  ],
  own_site: [
    `${EVIDENCE} (is|comes|must be|was taken) (from|on) the (official|expected|right|correct|same|named) (site|website|domain)`,
  ],
};
