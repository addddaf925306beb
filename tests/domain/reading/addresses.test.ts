import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { valueType } from '../../../domain/reading/value-types.ts';

const addresses = suite('addresses by their form');

addresses('have lines and a number, or a street and a house, in any script', () => {
  for (const text of [
    'Kirkeveien 7B, 6413 Molde',
    'вул. Личаківська, 88, кв. 14',
    'ул. Ленина, д. 5, кв. 12',
    'ж.к. Люлин, бл. 5, ет. 3',
    'Λεωφ. Κηφισίας 12, 115 23 Αθήνα',
    'شارع الملك فهد، الرياض 12211',
    "רח' הרצל 58, רחובות 7644118",
    'ბარათაშვილის ქ. 12, თბილისი',
    '서울특별시 강남구 테헤란로 152',
    '東京都渋谷区神宮前1-2-3',
    '台北市大安區仁愛路三段5號2樓',
    '北京市海淀区中关村大街27号',
    '12 ถนนสุขุมวิท แขวงคลองเตย กรุงเทพฯ 10110',
    'Số 5, đường Lê Lợi, Quận 1',
    'Hauptstraße 5',
    '12 rue des Lilas',
    'Via Roma 12',
    '15 High Street',
    'Kossuth Lajos utca 5.',
  ])
    assert.is(valueType(text), 'address', text);
});

addresses('are no plans, classes, numbers and sentences', () => {
  for (const text of [
    'Comfort 12 (inkl. Sauna)',
    'Corso di laurea 3',
    'Via email 3 volte',
    '高中二年3班',
    '市立第3中学',
    'Team 5 Court 2',
    '5G 라이트 플러스',
    'AB 12345',
    'Suspended from 01/11/2026 to 31/12/2026, as you asked',
  ])
    assert.is.not(valueType(text), 'address', text);
});

addresses.run();
