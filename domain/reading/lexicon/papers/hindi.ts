import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const hindiPapers: Forms = {
  name: 'फर्म का नाम',
  person: 'करदाता',
  landlord: 'भू-स्वामी',
  employer: 'कार्यालय',
  issuer: 'जारी करने वाला प्राधिकारी, निर्गमन प्राधिकारी',
  course: 'शाखा, संकाय',
  group: 'कक्षा, वर्ग',
  start: 'कार्यभार ग्रहण, नियुक्ति तिथि, कार्यग्रहण तिथि, बीमा प्रारंभ',
  issued: 'दिनांक',
  created: 'खरीद की तिथि, लेनदेन तिथि',
  reference: 'क्रमांक, आवेदन संख्या',
  number: 'अनुक्रमांक, कनेक्शन संख्या',
  paid: 'प्राप्त राशि, भुगतान की गई राशि',
  usage: 'यूनिट',
  property: 'भवन, फ्लैट क्रमांक, फ्लैट संख्या, मकान संख्या',
  grade: 'श्रेणी परिणाम',
  period: 'बिल माह',
  semester: 'शैक्षणिक सत्र',
  total: 'सकल योग',
  gross: 'सकल वेतन',
  net: 'शुद्ध वेतन',
  plate: 'वाहन क्रमांक',
  policy: 'बीमा पॉलिसी',
};
