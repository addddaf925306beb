import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isKindOfSite, siteWordsIn } from '../../../domain/guide/site-name.ts';

const site = suite('the name of a site');
const words = (query: string, address: string) => [...siteWordsIn(query, address)];

for (const [query, address, named] of [
  ['Is she a customer of Nordbank?', 'https://my.nordbank.example/', ['nordbank']],
  ['Is she a member of Iron Forge?', 'https://iron-forge.example/', ['iron', 'forge']],
  ['Is she a student of the University of Exeter?', 'https://sso.uni-exeter.ac.uk/', ['university', 'exeter']],
  ['Est-elle cliente de la Banque du Nord ?', 'https://banquedunord.example/', ['banque', 'du', 'nord']],
  ["Is she a graduate of St Brendan's University?", 'https://alumni.stbrendans.example/', ['st', 'brendan', 's']],
  ['Är hon medlem i A-kassan Västan?', 'https://minasidor.akassanvastan.example/', ['a', 'kassan', 'vastan']],
] as const)
  site(`${address} is what is asked for: ${query}`, () => assert.equal(words(query, address), [...named]));

for (const [query, address] of [
  ['Is she a customer of Nordbank?', 'https://nordbank-login.example/'],
  ['Is she a customer of Nordbank?', 'https://nordbank.account-check.example/'],
  ['Is she a customer of Nordbank?', 'https://www.nordbank.example.check.example/'],
  ['Is she a customer of Nordbank?', 'https://mynordbank.example/'],
  ['Is she a customer of Nordbank?', 'https://nordbanks.example/'],
  ['Is she a customer of Nordbank?', 'https://n0rdbank.example/'],
  ['Is she a customer of Nordbank?', 'https://nordbanc.example/'],
  ['Is she a customer of Nordbank?', 'https://portal-nordbank-kunden.example/'],
  ['Is she a member at Granite Valley?', 'https://granite-valley.verify.example/'],
  ['Is she a member at Granite Valley?', 'https://valley-granite.example/'],
  ['Is she a member?', 'http://10.0.0.1/'],
])
  site(`${address} may be anybody's: ${query}`, () => assert.equal(words(query ?? '', address ?? ''), []));

site('a word for a kind begins or ends what a site is registered as', () => {
  assert.ok(isKindOfSite('storage', 'https://ironbarkstorage.example/'));
  assert.ok(isKindOfSite('Storage', 'https://my.storage-ironbark.example/'));
  assert.not(isKindOfSite('storage', 'https://storage.ironbark.example/'), 'a host may be called anything');
  assert.not(isKindOfSite('gas', 'https://thamaraigas.example/'), 'too short');
});

site('takes no longer for what repeats itself', () => {
  const startedAt = performance.now();
  words('aaa '.repeat(200), `https://${'a'.repeat(60)}b.example/`);
  assert.ok(performance.now() - startedAt < 1000);
});

site.run();
