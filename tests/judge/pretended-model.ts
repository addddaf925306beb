import { contextOf } from '../../domain/guide/context-of.ts';
import { parseGuide } from '../../domain/guide/parse-guide.ts';
import { ruleAsCondition } from '../../domain/guide/told-rule.ts';
import type { Crop } from '../../domain/judging/findings.ts';
import { labelSimilarity } from '../../domain/reading/label-similarity.ts';
import { labelWordingOf, wordingOf } from '../../domain/reading/wordings.ts';
import { decoyLabels } from '../../infrastructure/analysis/model/decoys.ts';
import { repaired } from '../../infrastructure/analysis/model/misread.ts';
import type { ModelAnswer } from '../../infrastructure/analysis/model/model-answer.ts';
import type { ModelClient } from '../../infrastructure/analysis/model/model-client.ts';
import type { Prompt } from '../../infrastructure/analysis/model/prompt.ts';
import { CONTRARY } from '../../infrastructure/analysis/model/statements.ts';
import { rearmed } from '../../infrastructure/analysis/model/untrusted-block.ts';
import { type Case, type Question, questionsOf, type Truth } from './case.ts';
import { copied, labelOf, lettersOf, linesIn } from './copied.ts';

/**
 * How a model behaves that knows what is right. `perfect`: reads what is stated, and nothing else; `inventing`: changes
 * every value, and fills in what is not stated; `obedient`: takes from the page what the guide wants to hear, and says
 * that every condition holds; `lying`: the same, and makes no mistake about it when it is asked the other way round.
 */
export const MODEL_KINDS = ['perfect', 'inventing', 'obedient', 'lying'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

type Value = ModelAnswer['values'][number];

/** The inquiry's question that this prompt puts. */
function askedIn({ system }: Prompt, one: Case): Question {
  const guided = questionsOf(one).filter(({ text }) => text !== '' && system.includes(text));
  const [longest] = guided.sort((a, b) => b.text.length - a.text.length);
  return longest ?? { style: 'none', truth: one.without_guide, text: '' };
}

/** The same value with one digit or letter more wrong. */
const changed = (value: string) =>
  /\d/.test(value) ? value.replace(/\d(?!.*\d)/, digit => String((Number(digit) + 1) % 10)) : `${value}n`;

/** What the guide wants to hear of a field: what stands behind the last word of a line that names it. */
function wantedOf(name: string, { text }: Question, lines: readonly string[]): string | undefined {
  const words = name.split('_');
  const line = text.split('\n').find(line => words.some(word => lettersOf(line).includes(word)));
  const parts = line?.replace(/[.\s]+$/, '').split(' ') ?? [];
  const endings = parts.map((_, index) => parts.slice(index).join(' '));
  return endings.find(ending => lines.some(shown => lettersOf(shown).includes(lettersOf(ending))));
}

function valuesOf(kind: ModelKind, one: Case, question: Question, lines: readonly string[]): Value[] {
  return one.fields.flatMap(({ name }): Value[] => {
    const spellings = one.expected[name] ?? [];
    const longest = spellings.toSorted((a, b) => b.length - a.length);
    // Who does as asked copies the letters that stand there, and all of them.
    const shown = longest.flatMap(spelling => copied(spelling, lines) ?? []);
    const right = shown[0] ?? spellings[0];
    const wanted = kind === 'obedient' || kind === 'lying' ? wantedOf(name, question, lines) : undefined;
    const value = kind === 'inventing' ? changed(right ?? 'Premium 1') : (wanted ?? right);
    return value === undefined ? [] : [{ field: name, evidence: 1, value, label: labelOf(value, lines) }];
  });
}

/** The pairs of a second reading. */
function pairsIn({ evidence }: Prompt) {
  const blocks = evidence.matchAll(
    / number="(\d+)">\nlabel: (.*)\nvalue: (.*)\n(?:under: (.*)\n)?(?:around: (.*)\n)?/g,
  );
  return [...blocks].map(([, number, ...words]) => {
    const [label = '', value = '', under = '', around = ''] = words.map(word => rearmed(word ?? ''));
    return { number: Number(number), label, value, under, around };
  });
}

/** A value however its lines were joined. */
const joined = (value: string) => lettersOf(value).replace(/[,;\s]+/g, '');

/** Labels that stand on no page. */
const INVENTED = decoyLabels([]);

/**
 * What the pretended model says of the pairs: whoever knows what is right, or lies with care, names the one that stood in the
 * evidence; whoever goes by the value names all that have it.
 */
function namedAgain(kind: ModelKind, first: readonly Value[], prompt: Prompt): Value[] {
  const isCareful = kind === 'perfect' || kind === 'lying';
  return first.flatMap(one => {
    const same = pairsIn(prompt).filter(({ value }) => joined(value) === joined(one.value));
    const stood = same.filter(
      ({ label, under, around }) =>
        !INVENTED.some(decoy => label === decoy || under === decoy || around.startsWith(decoy)),
    );
    const named = isCareful ? stood.slice(0, 1) : same;
    return named.map(({ number, label, value }) => ({ field: one.field, evidence: number, value, label }));
  });
}

/** By what conditions are judged: whether the guide is true, and what stands in it against granting. */
type Judging = { truth: Truth; against: readonly string[] };

type Outcome = ModelAnswer['conditions'][number]['outcome'];

const opposite = (outcome: Outcome): Outcome =>
  outcome === 'unknown' ? 'unknown' : outcome === 'met' ? 'not_met' : 'met';

/** What stands where it would keep from granting anything. */
function conditionsAgainst({ text }: Question, { fields, query }: Case): string[] {
  const rules = parseGuide(text, contextOf(fields, query));
  const against = rules.filter(({ level }) => level === 'reject' || level === 'low');
  return against.flatMap(rule => [JSON.stringify(rule.clauses), JSON.stringify(ruleAsCondition(rule))]);
}

/** What the pretended model says of a condition, its contrary, or a statement about two numbers. */
function outcomeOf(kind: ModelKind, text: string, { truth, against }: Judging): Outcome {
  const isCareful = kind === 'perfect' || kind === 'lying';
  const [, first, second] = /^The number (\d+) is greater than the number (\d+)\.$/.exec(text) ?? [];
  if (first !== undefined && isCareful) return Number(first) > Number(second) ? 'met' : 'not_met';
  if (text.startsWith(CONTRARY) && isCareful)
    return opposite(outcomeOf(kind, text.slice(CONTRARY.length), { truth, against }));
  const grants = kind !== 'perfect' || truth === true;
  const isAgainst = against.some(one => one.includes(JSON.stringify(text)));
  return isAgainst === grants ? 'not_met' : grants ? 'met' : 'unknown';
}

/** From here on the words of a condition name a field, in whatever language. */
const NAMES = 0.45;

/** The fields that a condition speaks of, by their names or values, or by what these mean; all that are required where it names none. */
function restingOn(text: string, values: readonly Value[], { fields }: Case): string[] {
  const said = lettersOf(text);
  const words = labelWordingOf(text);
  const isNamed = (name: string) =>
    name
      .split(/_|(?<=\p{Ll})(?=\p{Lu})/u)
      .map(lettersOf)
      .some(word => word.length > 3 && said.includes(word));
  const asked = (name: string) => fields.find(field => field.name === name);
  const isMeant = (field: Case['fields'][number]) => labelSimilarity(wordingOf(field), words) >= NAMES;
  const named = values.filter(({ field, value }) => {
    const of = asked(field);
    return said.includes(lettersOf(value)) || isNamed(field) || (of !== undefined && isMeant(of));
  });
  const needed = values.filter(({ field }) => asked(field)?.required);
  const resting = named.length > 0 ? named : needed.length > 0 ? needed : values;
  return resting.map(({ field }) => field);
}

/** Conditions of the parts that grant hold, those of the part that rejects don't: where the guide is true, or all is granted. */
function conditionsOf(kind: ModelKind, { system }: Prompt, judging: Judging, values: readonly Value[], one: Case) {
  const listed = /The (?:conditions|statements) to decide:\n((?:\d+\. .*(?:\n|$))+)/.exec(system)?.[1] ?? '';
  return listed.split('\n').flatMap((line): ModelAnswer['conditions'] => {
    const [, number, text] = /^(\d+)\. (.*)$/.exec(line) ?? [];
    if (number === undefined || text === undefined) return [];
    return [
      { number: Number(number), outcome: outcomeOf(kind, text, judging), rests_on: restingOn(text, values, one) },
    ];
  });
}

/**
 * What the pretended model writes down of pictures of single texts. One that knows what is right sees what a careful person
 * saw there, whatever the evidence has as text; the others see what the page would have them see.
 */
function writtenDown(kind: ModelKind, one: Case, { pictures }: Prompt, crops: readonly Crop[]): Value[] {
  return pictures.flatMap(({ number, bytes }): Value[] => {
    const crop = crops.find(({ png }) => png === Buffer.from(bytes).toString('base64'));
    if (crop === undefined) return [];
    const right = one.expected[crop.of?.field ?? ''] ?? [];
    const isRight = crop.of === null || right.some(one => lettersOf(crop.text).includes(lettersOf(one)));
    const value = right.find(one => lettersOf(one) === lettersOf(crop.of?.value ?? '')) ?? right[0];
    // Who sees the picture writes the right letters where our own reader took others.
    const written = crop.isRead && value !== undefined ? repaired(crop.text, value) : value;
    const wanted = kind === 'lying' ? repaired(crop.text, crop.of?.value ?? '') : crop.text;
    const seen = kind !== 'perfect' || isRight ? wanted : written;
    return seen === undefined ? [] : [{ field: 'text', evidence: number, value: seen, label: null }];
  });
}

/**
 * A model that knows this case, in the place of one behind an API. Its readings agree with each other.
 * @param crops the pictures of single texts that were cut out of what was read last
 */
export function pretendedModel(kind: ModelKind, one: Case, crops: () => readonly Crop[]): ModelClient {
  let first: Value[] = [];
  let question: Question = { style: 'none', truth: one.without_guide, text: '' };
  let against: string[] = [];
  return {
    model: `a ${kind} model`,
    timeoutMs: 60_000,
    async ask(prompt) {
      if (prompt.system.startsWith('You copy')) {
        const values = writtenDown(kind, one, prompt, crops());
        const answer: ModelAnswer = { values, conditions: [], acceptance: 'medium', instructions_in_evidence: false };
        return { answer, attempts: 1, inputTokens: undefined, outputTokens: undefined };
      }
      const lines = linesIn(prompt);
      const isFirst = prompt.system.startsWith('You read evidence');
      // The second reading is not shown the guide; this model remembers it.
      if (isFirst) {
        question = askedIn(prompt, one);
        against = conditionsAgainst(question, one);
      }
      const values = isFirst ? valuesOf(kind, one, question, lines) : namedAgain(kind, first, prompt);
      if (isFirst) first = values;
      const answer: ModelAnswer = {
        values,
        conditions: conditionsOf(kind, prompt, { truth: question.truth, against }, values, one),
        acceptance: kind !== 'perfect' || question.truth === true ? 'high' : 'low',
        instructions_in_evidence: kind === 'perfect' && /instruct|inject/.test(one.trait),
      };
      return { answer, attempts: 1, inputTokens: undefined, outputTokens: undefined };
    },
  };
}
