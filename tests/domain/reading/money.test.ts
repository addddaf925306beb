import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readAmount } from '../../../domain/guide/values/amounts.ts';
import { currenciesOf } from '../../../domain/reading/currencies.ts';
import { valueType } from '../../../domain/reading/value-types.ts';

const money = suite('money as it is written where it is spent');

const AT_HOME =
  'en-GB:GBP en-US:USD en-IN:INR en-CA:CAD en-AU:AUD en-ZA:ZAR en-NG:NGN en-KE:KES de-DE:EUR de-CH:CHF fr-FR:EUR fr-CA:CAD es-ES:EUR es-MX:MXN es-AR:ARS es-CL:CLP es-CO:COP es-PE:PEN pt-BR:BRL pt-PT:EUR it-IT:EUR nl-NL:EUR pl-PL:PLN sv-SE:SEK da-DK:DKK nb-NO:NOK fi-FI:EUR cs-CZ:CZK hu-HU:HUF ro-RO:RON bg-BG:BGN el-GR:EUR tr-TR:TRY ru-RU:RUB uk-UA:UAH be-BY:BYN kk-KZ:KZT sr-RS:RSD mk-MK:MKD sq-AL:ALL is-IS:ISK ar-EG:EGP ar-SA:SAR ar-AE:AED ar-JO:JOD ar-IQ:IQD ar-DZ:DZD ar-KW:KWD he-IL:ILS ur-PK:PKR hi-IN:INR bn-BD:BDT ta-IN:INR th-TH:THB vi-VN:VND id-ID:IDR ms-MY:MYR fil-PH:PHP ja-JP:JPY ko-KR:KRW zh-CN:CNY zh-TW:TWD zh-HK:HKD ka-GE:GEL hy-AM:AMD az-AZ:AZN uz-UZ:UZS mn-MN:MNT am-ET:ETB'
    .split(' ')
    .map(one => one.split(':') as [string, string]);

for (const [locale, currency] of AT_HOME)
  money(`with its sign or code, ${locale}`, () => {
    for (const amount of [1234.5, 12, 987654.32, -45.6])
      for (const currencyDisplay of ['symbol', 'code'] as const) {
        const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
        const text = format.format(amount);
        const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
        assert.is(valueType(text), 'money', text);
        const read = readAmount(text);
        assert.ok(
          read?.measure.kind === 'money' && (read.measure.sign === '$' || read.measure.currencies.has(currency)),
          text,
        );
        assert.ok(
          read?.readings.some(one => Math.abs(Math.abs(one) - Math.abs(amount)) <= 0.5 / 10 ** digits),
          text,
        );
      }
  });

money('with the name of its currency behind it', () => {
  for (const [text, currency] of [
    ['145 kronor', 'SEK'],
    ['1 234,50 svenska kronor', 'SEK'],
    ['1.234,50 danske kroner', 'DKK'],
    ['147 korun', 'CZK'],
    ['12 złotych', 'PLN'],
    ['1.234,50 reais', 'BRL'],
    ['250 pesos mexicanos', 'MXN'],
    ['40 soles', 'PEN'],
    ['12 euros', 'EUR'],
    ['12 eura', 'EUR'],
    ['960.000 دينار', 'JOD'],
    ['١٢٠ ريال سعودي', 'SAR'],
    ['500 рублей', 'RUB'],
    ['300 гривень', 'UAH'],
    ['120 Schweizer Franken', 'CHF'],
  ] as const) {
    assert.is(valueType(text), 'money', text);
    assert.ok(currenciesOf(text.replace(/^[\d\s.,\u0660-\u0669]+/u, '')).has(currency), text);
  }
});

money('with a sign that is written at home', () => {
  for (const text of ['KSh 148,200.00', 'TSh 5,000', 'USh 10,000', '12 500 тг', '1.250,00 дин.', '1.250,00 РСД'])
    assert.is(valueType(text), 'money', text);
});

money('no other word behind a number is a currency', () => {
  for (const text of ['12 months', '4 guests', '3 pounds of apples', '12 real people', '250 Personen', '15 000 km'])
    assert.is.not(valueType(text), 'money', text);
});

money.run();
