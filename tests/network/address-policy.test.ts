import { networkInterfaces } from 'node:os';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAddressPolicy } from '../../infrastructure/network/address-policy.ts';

const strict = createAddressPolicy({ allow: [], own: () => new Set(['198.97.12.7', '2a00:1450:9::7']) });

const PRIVATE = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::FFFF:A9FE:A9FE',
  '0:0:0:0:0:ffff:c0a8:0101',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::10.0.0.1',
  '64:ff9b::1',
  '64:ff9b::1:0:808:808',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a00:1:0:1::1',
  '2002:808:808::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '93.184.215.14',
  '100.63.255.255',
  '172.32.0.1',
  '::ffff:8.8.8.8',
  '::ffff:808:808',
  '64:ff9b::808:808',
  '64:ff9b::8.8.8.8',
  '168.63.129.17',
  '2606:4700::1111',
  '2a00:1450:4001:80b::200e',
];

for (const address of PRIVATE) {
  test(`refuses ${address}`, () => assert.is(strict.refuses(address), true));
}

for (const address of PUBLIC) {
  test(`lets ${address} through`, () => assert.is(strict.refuses(address), false));
}

test('refuses what is no address', () => {
  for (const text of ['', 'localhost', '127.1', '0x7f.1', '2130706433', '1.1.1.1/32', '[::1]', 'fe80::1%eth0']) {
    assert.is(strict.refuses(text), true, text);
    assert.is(strict.isAllowedNetwork(text), false, text);
  }
});

test('opens exactly the networks that are named', () => {
  const opened = createAddressPolicy({ allow: ['127.0.0.0/8', ' fd00:1::/32'] });
  for (const address of ['127.0.0.1', '127.9.9.9', '::ffff:127.0.0.1', 'fd00:1::5']) {
    assert.is(opened.refuses(address), false, address);
    assert.is(opened.isAllowedNetwork(address), true, address);
  }
  for (const address of ['10.0.0.1', '::1', 'fd00:2::5', '169.254.169.254']) {
    assert.is(opened.refuses(address), true, address);
    assert.is(opened.isAllowedNetwork(address), false, address);
  }
  assert.is(opened.refuses('8.8.8.8'), false);
  assert.is(opened.isAllowedNetwork('8.8.8.8'), false);
});

test('refuses what this machine goes by, in every spelling, unless its network is opened', () => {
  for (const address of ['198.97.12.7', '::ffff:198.97.12.7', '64:ff9b::c661:c07', '2a00:1450:9::7']) {
    assert.is(strict.refuses(address), true, address);
  }
  const opened = createAddressPolicy({ allow: ['198.97.12.7/32'], own: () => new Set(['198.97.12.7']) });
  assert.is(opened.refuses('198.97.12.7'), false);
  for (const { address } of Object.values(networkInterfaces()).flatMap(entries => entries ?? [])) {
    assert.is(createAddressPolicy({ allow: [] }).refuses(address), true, address);
  }
});

test('closes the networks that are denied, whatever is opened and however they are reached', () => {
  const closed = createAddressPolicy({
    allow: ['127.0.0.0/8'],
    deny: ['8.8.8.0/24', '127.0.0.2/32', '2606:4700::/32'],
  });
  for (const address of ['8.8.8.8', '::ffff:8.8.8.8', '64:ff9b::808:808', '127.0.0.2', '2606:4700::1111']) {
    assert.is(closed.refuses(address), true, address);
    assert.is(closed.isAllowedNetwork(address), false, address);
  }
  for (const address of ['8.8.4.4', '127.0.0.1']) assert.is(closed.refuses(address), false, address);
});

test('says how a network is written', () => {
  for (const network of ['127.0.0.1', 'localhost/8', '10.0.0.0/33', '::/129', '10.0.0.0/', '']) {
    assert.throws(() => createAddressPolicy({ allow: [network] }), /write it as address\/prefix/, network);
  }
});

test.run();
