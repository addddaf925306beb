import { MongoClient } from 'mongodb';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BatchLoader } from '../../infrastructure/mongodb/batch-loader.ts';
import { databaseOn, withMongo } from '../support/mongodb/database.ts';
import { mongoStoresTwice } from '../support/stores.ts';
import { settingsContract } from './settings-contract.ts';

type Text = { _id: string; text: string };

/** What is asked of it in one turn is one question to the server. */
function loadingTogether(server: string): void {
  const test = suite<{ client: MongoClient; close(): Promise<void> }>('loading together: mongodb');

  test.before(context => {
    const database = databaseOn(server);
    context.client = new MongoClient(database.url, { monitorCommands: true });
    context.close = async () => {
      await context.client.close();
      await database.close();
    };
  });
  test.after(context => context.close());

  test('everybody is answered what they asked for, by one question', async ({ client }) => {
    const texts = client.db().collection<Text>('texts');
    await texts.insertMany(['a', 'b', 'c'].map(_id => ({ _id, text: `text of ${_id}` })));
    let questions = 0;
    client.on('commandStarted', ({ commandName }) => {
      if (commandName === 'find') questions += 1;
    });
    const loader = new BatchLoader(texts);
    const found = await Promise.all(['c', 'missing', 'a', 'c'].map(id => loader.load(id)));
    assert.equal(
      found.map(document => document?.text),
      ['text of c', undefined, 'text of a', 'text of c'],
    );
    assert.is(questions, 1);
    assert.is((await loader.load('b'))?.text, 'text of b');
    assert.is(questions, 2);
  });

  test.run();
}

withMongo('settings', server => {
  settingsContract('mongodb', () => mongoStoresTwice(server));
  loadingTogether(server);
});
