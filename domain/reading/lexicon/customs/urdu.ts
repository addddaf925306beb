/** How single kinds of papers and pages call what all of them speak of, in Urdu. */
export const urduCustoms = `
borrower: مقروض, قرض لینے والا
insurer: بیمہ کمپنی
parcel: پارسل
appointment: ملاقات
taxNumber: این ٹی این, ٹیکس نمبر
plate: گاڑی نمبر, رجسٹریشن نمبر
chassis: چیسس نمبر, چیسز نمبر
shop: دکان
street: گلی, سڑک
city: گاؤں, تحصیل, صوبہ, محلہ, تھانہ
postcode: پوسٹل کوڈ
country: ملک کا نام, رہائشی ملک
origin: کہاں سے, روانگی کا مقام
website: ویب سائٹ
currency: کرنسی
date: کب
start: نافذ العمل, کھاتہ کھولنے کی تاریخ
until: قابل استعمال تا, میعاد ختم ہونے کی تاریخ, کارآمد
issued: اجراء کی تاریخ, جاری کرنے کی تاریخ, بل کی تاریخ
money: بل کی رقم, کتنے روپے
coverage: بیمہ شدہ رقم, بیمہ کی رقم
refund: واپسی رقم
usage: صرف شدہ یونٹس, یونٹس
area: رقبہ
quantity: کتنے, کتنی, کتنا
due: آخری تاریخ ادائیگی, تاریخ ادائیگی, واپسی کی تاریخ, مقررہ تاریخ تک
overdue: زائد المیعاد
upcoming: آنے والا
first: پہلا, پہلی
minimum: کم از کم
maximum: زیادہ سے زیادہ
weekly: ہفتہ وار
daily: روزانہ
`;
