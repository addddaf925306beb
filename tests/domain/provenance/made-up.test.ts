import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isMarkedSpecimen } from '../../../domain/provenance/provenance-of.ts';
import { plainRun } from '../../support/plain-run.ts';

const isMadeUp = (text: string) => isMarkedSpecimen([plainRun(text, { x: 20, y: 20, width: 400, block: 1 })]);

const madeUp = suite('pages that say that all they show is made up');

madeUp('a demonstration or a test is nobody’s account, in any language', () => {
  for (const notice of [
    'Tour guidato: dati di fantasia. Accedi per vedere le tue polizze.',
    'You are in a demonstration environment.',
    'Testumgebung – alle Angaben frei erfunden',
    'Environnement de démonstration',
    'Entorno de pruebas',
    'Ambiente de testes',
    'Dit is een testomgeving.',
    'Środowisko testowe',
    'Demo ortamı',
    'これはデモ環境です',
    '测试环境',
    '데모 환경',
    'بيئة تجريبية',
  ])
    assert.ok(isMadeUp(notice), notice);
});

madeUp('nor is what somebody learns by, or shows to others', () => {
  for (const notice of [
    'Training environment: no real customers',
    'Sie sind in der Schulungsumgebung.',
    'Środowisko szkoleniowe',
    'بيئة العرض — البيانات الظاهرة أمثلة للتدريب',
    '研修環境です',
  ])
    assert.ok(isMadeUp(notice), notice);
});

madeUp('languages of few speakers have their words for it as well', () => {
  for (const notice of [
    'Ogledni primjer potvrde (podaci su izmišljeni)',
    'Vzorčni podatki',
    'Pavyzdiniai duomenys',
    'Parauga dati',
    'Näidisandmed',
    'Të dhëna shembull',
    'Dades fictícies',
    'داده‌های نمونه',
    'Nümunə məlumatları',
    'Contoh sahaja',
  ])
    assert.ok(isMadeUp(notice), notice);
});

madeUp('an environment, a test or data by themselves are none', () => {
  for (const text of [
    'Umwelt und Test',
    'Test result: passed',
    'I tuoi dati',
    'Protezione dell’ambiente',
    '环境测试员',
    'Training: 12 hours',
    'Your learning environment',
  ])
    assert.not(isMadeUp(text), text);
});

madeUp('nor does a paper that says that it has no value, or speaks of somebody who is called an example', () => {
  for (const text of [
    'Modèle de diplôme présenté aux jurys — sans valeur',
    'Specimen utan värde',
    'FACTURĂ PROFORMĂ',
    'Pro forma invoice',
    'Proformarechnung',
    'Copia informativa, sin valor legal.',
    'Stampa di prova - senza valore',
    'Marie EXEMPLE, née le 1er janvier 2000',
    'Innehavare: Anna Exempelsson',
    'Holder: Beispielmann, Jörg',
  ])
    assert.ok(isMadeUp(text), text);
  for (const text of [
    'Sin valor',
    'Saldo: sin valor',
    'Un objet sans valeur',
    'Rolf Testa',
    'Musterring',
    'Samples: 3',
  ])
    assert.not(isMadeUp(text), text);
});

madeUp('names that only specimens bear, and papers that are called examples, show nobody’s', () => {
  for (const text of ['Max Mustermann', 'Erika Mustermann, Musterstraße 1', 'JOHN DOE', '홍길동', 'Kari Nordmann'])
    assert.ok(isMadeUp(text), text);
  const paper = (text: string, tag: string) =>
    isMarkedSpecimen([plainRun(text, { x: 20, y: 20, width: 400, block: 1 }, { tag })]);
  assert.ok(paper('Musterrechnung', 'h1'));
  assert.ok(paper('Voorbeeldrekening energie', ''));
  // A link to one is none.
  assert.not(paper('Mustervertrag', 'a'));
  for (const text of ['Doe, Jonathan', 'Musterung', 'Rechnung']) assert.not(isMadeUp(text), text);
});

madeUp.run();
