import { before, behind, form, type PlainForm } from './plain-form.ts';

/** Some words of which none denies. */
const NAMING = '(?!(?:not|no|never|none|nor|neither|without|other)(?!\\p{L}))[^\\s,;:]+';
const NAME = `(${NAMING}(?: ${NAMING}){0,4})`;
const DAY = '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.? \\p{L}+ \\d{4}|\\p{L}+ \\d{1,2}, \\d{4}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}';
/** The moment at which it is asked. */
const CHECK =
  '(?:the )?(?:day|date|time|moment) of (?:the |our )?(?:check|checking|review|capture|submission|visit|request|verification|inquiry|decision)';

/** How English says with more words what its shortest sentence says. */
export const ENGLISH_PLAIN_FORMS: readonly PlainForm[] = [
  form(
    '^(?:please )?(?:make (?:absolutely )?sure|be sure|ensure|check|verify|confirm|see to it|it is (?:required|necessary|essential|important)|we (?:need|require|expect|ask)|it (?:must|should|has to) be clear)(?: that)? ',
    '',
  ),
  form(`${before}(?:must|should|shall|has to|have to|needs? to|ought to) (not )?have been${behind}`, 'was $1'),
  form(`${before}(?:must|should|shall|has to|have to|needs? to|ought to) (not )?be${behind}`, 'is $1'),
  form(
    `${before}(?:cannot|can't|can not|mustn't|must not|may not|shouldn't|should not|is not to|isn't to) be${behind}`,
    'is not',
  ),
  form(`${before}(?:cannot|can't|can not|mustn't|may not|shouldn't) (?=exceed|be more)`, 'must not '),
  form(`${before}(?:must|should|shall|has to|have to|needs? to|ought to) have${behind}`, 'has'),
  form(
    `${before}(?:lies|falls|sits|stands) (?=(?:within|between|before|after|in|on|above|below|at|under|over)${behind})`,
    'is ',
  ),
  form(`${before}(?:amounts|comes|adds up) to${behind}`, 'is'),
  form(`${before}(?:his|her|their)(?= \\p{L})`, 'the'),
  form('^(?:he|she|they)(?= \\p{L})', 'the person'),
  form(`${before}has (not )?run out${behind}`, 'has $1expired'),
  form(`${before}(?:or|and) (?:better|upwards|longer)$`, 'or more'),
  form(`${before}(until|to|through) ((?:\\S+ ){1,3})at least$`, '$1 at least $2'),
  form(`${before}through at least${behind}`, 'until at least'),
  form(`${before}(do|does|did|has|have|is|are|was|were)n['’]t${behind}`, '$1 not'),
  form(`${before}(?:until|till|up to) (?:after|beyond|past)${behind}`, 'beyond'),
  form(`${before}beyond today${behind}`, 'until after today'),
  form(`${before}not above${behind}`, 'at most'),
  form(`${before}not below${behind}`, 'at least'),
  form(`,? (?:counted|reckoned|calculated|measured) from (?:today|now|${CHECK})$`, ''),
  form(`${before}((?:days?|weeks?|months?|years?)) after (?:today|${CHECK})${behind}`, '$1 ahead'),
  form(`${before}(?:after|later than) ${CHECK}${behind}`, 'after today'),
  form(
    '^there (?:is|are|must be|should be|shall be|has to be|have to be|can be|may be) no (\\S+(?: or \\S+)?)(?: on (?:it|them|her|him))?(?: (?:noted|recorded|listed|stated))?$',
    'no $1',
  ),
  form('^no (\\S+(?: or \\S+)?) (?:is|are) (?:noted|recorded|listed|stated)$', 'no $1'),
  form(`${before}(up to|until|till|through) at least (${DAY})$`, '$1 $2 or later'),
  form('(?<=\\p{L} (?:is|are)) there$', ' shown'),
  form('^nothing (?:else )?(?:remains|is left|is still) (?:to be paid|to pay|owing|owed|due)$', 'nothing is owed'),
  form('^nothing is owing$', 'nothing is owed'),
  form(
    `^(?:the )?(?:page|account page|account|profile|record) (?:shows|has|gives) (?:a|an|the) ${NAME} (?:beginning|starting|that begins|that starts)(?: with| in)?${behind}`,
    'the $1 begins with',
  ),
  form(`${before}the ${NAME} (?:beginning|starting) with${behind}`, 'the $1 begins with'),
  form(`${before}run out${behind}`, 'expire'),
  form(`${before}runs out${behind}`, 'expires'),
  form(`${before}(has|have|is|are) not (\\p{L}+) yet$`, '$1 not $2'),
  form(
    '^all of (?:these|this|the following)(?: (?:conditions|points))? (?:must )?(?:hold|holds|apply|applies|be met|are met|is met|are true|is true)(?: good)?: ?',
    '',
  ),
  form(`${before}starts with${behind}`, 'begins with'),
  form(`${before}(?:do not|don't|doesn't|should not|shouldn't) exceed${behind}`, 'does not exceed'),
  form(`${before}(is|are) (?:listed|shown|recorded|marked|displayed|described) as${behind}`, '$1'),
  form(`${before}(?:took place|occurred|happened)(?= (?:on|before|after|not|no|at|within|in)${behind})`, 'is'),
];
