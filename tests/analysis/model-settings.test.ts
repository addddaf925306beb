import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openEngines } from '../../infrastructure/composition/engines.ts';
import { readConfig } from '../../infrastructure/settings/config.ts';
import { systemClock as clock } from '../../infrastructure/system/clock.ts';
import { silentLog as log } from '../support/silent-log.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const settings = suite('model settings');

const URL_AND_MODEL = { ANALYSER_URL: 'http://127.0.0.1:8000/v1/', ANALYSER_MODEL: 'qwen-vl' };

settings('no model is asked unless one is named', () => {
  assert.is(readConfig({}).model, undefined);
  assert.is(readConfig({ ANALYSER_URL: '' }).model, undefined);
});

settings('address and model are enough; key and time can be told', () => {
  const given = { url: 'http://127.0.0.1:8000/v1', model: 'qwen-vl' };
  assert.equal(readConfig(URL_AND_MODEL).model, { ...given, key: undefined, timeoutMs: 25_000 });
  const all = { ...URL_AND_MODEL, ANALYSER_KEY: 'sk-1', ANALYSER_TIMEOUT: '40' };
  assert.equal(readConfig(all).model, { ...given, key: 'sk-1', timeoutMs: 40_000 });
});

const WRONG: [Record<string, string>, string][] = [
  [{ ANALYSER_URL: 'http://127.0.0.1/v1' }, 'ANALYSER_URL is set without ANALYSER_MODEL'],
  [{ ANALYSER_MODEL: 'qwen-vl' }, 'ANALYSER_MODEL is set without ANALYSER_URL'],
  [{ ANALYSER_KEY: 'sk-secret' }, 'ANALYSER_KEY is set without ANALYSER_URL'],
  [{ ...URL_AND_MODEL, ANALYSER_URL: 'ftp://a/v1' }, 'ANALYSER_URL must be an http or https URL'],
  [{ ...URL_AND_MODEL, ANALYSER_URL: 'http://u:p@a/v1' }, 'ANALYSER_URL must be the base address of an API'],
  [{ ...URL_AND_MODEL, ANALYSER_URL: 'http://a/v1?key=1' }, 'ANALYSER_URL must be the base address of an API'],
  [{ ...URL_AND_MODEL, ANALYSER_KEY: 'sk-secret\nX: y' }, 'ANALYSER_KEY must be printable ASCII without spaces'],
  [{ ...URL_AND_MODEL, ANALYSER_TIMEOUT: '50' }, 'ANALYSER_TIMEOUT must be 1 to 40 seconds'],
  [{ ...URL_AND_MODEL, ANALYSER_TIMEOUT: '0' }, 'ANALYSER_TIMEOUT must be 1 to 40 seconds'],
];
for (const [variables, message] of WRONG) {
  settings(`refused: ${message} (${Object.keys(variables).join(', ')})`, () => {
    let told = '';
    try {
      readConfig(variables);
    } catch (error) {
      told = String(error);
    }
    assert.match(told, message);
    assert.not.match(told, 'sk-secret');
  });
}

settings('readiness names the model and what stands behind it', async () => {
  const nameWith = async (variables: Record<string, string>) => {
    const engines = await openEngines(readConfig({ AFFIANT_DATA: temporaryFolder(), ...variables }), { clock, log });
    await engines.close();
    return engines.names.analyser;
  };
  assert.is(await nameWith(URL_AND_MODEL), 'model (qwen-vl), falling back to local');
  assert.is(await nameWith({}), 'local');
});

settings.run();
