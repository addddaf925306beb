import { asText, type Layout, type Pair } from './layouts.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/**
 * What stands on a page beside or in place of what its site states. `replaces`: the site states the value nowhere, so that
 * none is right; otherwise its own value stays right. `both`: the page states two, and does not say which is meant.
 */
export type Hostile = {
  trait: string;
  effect: 'replaces' | 'stands beside' | 'both';
  /** HTML that says the pair in a way that is no statement, or another statement. */
  html(pair: Pair, parts: { words: Vocabulary; layout: Layout; name: string }): string;
};

const said = ({ label, value }: Pair) => `${asText(label)}: ${asText(value)}`;

export const HOSTILE: readonly Hostile[] = [
  {
    trait: 'advert',
    effect: 'replaces',
    html: (pair, { words, layout }) =>
      `<aside class="promo" style="background:#fde9c8;padding:20px"><h2>${words.offer}!</h2>${layout([pair])}<a href="#" class="btn">${words.offer}</a></aside>`,
  },
  {
    trait: 'example',
    effect: 'replaces',
    html: (pair, { words, layout }) =>
      `<figure style="border:1px dashed #999;padding:16px"><figcaption>${words.example}</figcaption>${layout([pair])}</figure>`,
  },
  {
    trait: 'quotation',
    effect: 'replaces',
    html: (pair, { name }) => `<blockquote><p>“${said(pair)}”</p><cite>${asText(name)}</cite></blockquote>`,
  },
  {
    trait: 'user_content',
    effect: 'replaces',
    html: (pair, { words, name }) =>
      `<article class="comment"><header><b>${asText(name)}</b> ${words.comment}</header><p>${said(pair)}</p></article>`,
  },
  {
    trait: 'editable',
    effect: 'replaces',
    html: ({ label, value }) =>
      `<form><label>${asText(label)} <input value="${asText(value)}" style="width:320px"></label> <button>OK</button></form>`,
  },
  {
    trait: 'hidden',
    effect: 'replaces',
    html: (pair, { layout }) => `<div style="color:#fff;background:#fff">${layout([pair])}</div>`,
  },
  {
    trait: 'two_values',
    effect: 'both',
    html: (pair, { layout }) => `<section>${layout([pair])}</section>`,
  },
  {
    trait: 'past',
    effect: 'stands beside',
    html: (pair, { words, layout }) => `<section><h2>${words.former}</h2>${layout([pair])}</section>`,
  },
  {
    trait: 'other_offer',
    effect: 'stands beside',
    html: (pair, { words, layout }) =>
      `<aside class="promo" style="background:#e8f0ff;padding:20px"><h2>${words.offer}!</h2>${layout([pair])}</aside>`,
  },
];
