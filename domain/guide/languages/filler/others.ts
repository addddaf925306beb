/** See GERMANIC. In scripts without spaces these are all that may be left of a line, however it is cut. */
export const OTHERS_FILLER: Readonly<Record<string, string>> = {
  fi: 'se|tämä|hän|hänen|sen|on|ovat|pitää olla|täytyy olla|tulee olla|olla|jonka|nimeltään|näkyy|näkyvät|näkyvissä|näytetään|mainitaan|mainittu|ilmoitettu|merkitty|sivulla|sivu|sivusta|tällä hetkellä|nyt|ja|myös|kuuluu|nimissä',
  hu: 'a|az|egy|ez|ő|van|vannak|kell|legyen|lennie|mint|neve|nevű|látható|szerepel|megjelenik|feltüntetve|fel van tüntetve|az oldalon|oldalon|oldal|a lapon|lapon|jelenleg|most|és|is|számára|nevére szól|nevén',
  tr: 'bu|o|bir|olmalı|olmalıdır|olarak|dir|dır|dur|dür|ve|da|de|adı|adına|adlı|isimli|görünüyor|görünmeli|görünür|gösteriliyor|gösterilmeli|yer alıyor|yazıyor|belirtilmiş|sayfada|sayfa|şu anda|halen|var|kişi|kayıtlı',
  el: 'ο|η|το|οι|τα|του|της|των|τον|την|τη|ένας|μια|μία|ένα|αυτό|αυτή|είναι|έχει|έχουν|πρέπει|να είναι|να|σε|στο|στη|στην|στον|στα|για|με|ως|φαίνεται|εμφανίζεται|αναγράφεται|αναφέρεται|ορατό|ορατός|ορατή|στη σελίδα|σελίδα|τώρα|και|ανήκει|ονομάζεται|ανέρχεται σε',
  ar: 'كان|كانت|هو|هي|هذا|هذه|في|على|باسم|اسم|يكون|تكون|يجب|أن|أن يكون|أن تكون|لديه|لديها|له|لها|يظهر|تظهر|ظاهر|ظاهرة|معروض|معروضة|مذكور|مذكورة|مكتوب|موجود|موجودة|الصفحة|في الصفحة|على الصفحة|حاليا|حاليًا|الآن|و|يساوي|مسجل|مسجلة',
  he: 'הוא|היא|זה|זו|של|על|את|יש|יש לו|יש לה|על שם|צריך להיות|חייב להיות|חייבת להיות|להיות|מופיע|מופיעה|מוצג|מוצגת|רשום|רשומה|נראה|בדף|בעמוד|הדף|כעת|עכשיו|כרגע|נקרא|גם|הינו|הינה',
  hi: 'है|हैं|हो|होना|चाहिए|होनी|होने|का|की|के|में|पर|को|यह|वह|एक|नाम पर|दिखता|दिखती|दिख|रहा|रही|दिखाई देता|दिखाया गया|लिखा|पृष्ठ|पेज|अभी|और|वर्तमान',
  vi: 'là|có|của|ở|tại|trong|trên|này|đó|được|phải|phải là|phải có|hiển thị|được hiển thị|hiện|hiện ra|ghi|được ghi|nêu|mang tên|tên là|thuộc|trang|trên trang|hiện tại|và|cũng|người|đang|cho|với|một',
  id: 'adalah|ialah|ini|itu|yang|di|pada|dari|atas nama|dengan|untuk|sebagai|memiliki|mempunyai|harus|harus berstatus|berstatus|berada|bernama|ditampilkan|tampil|tertera|terlihat|tercantum|tercatat|disebutkan|halaman|saat ini|sekarang|dan|juga|orang|milik|seorang|sebuah',
  th: 'คือ|เป็น|ใน|ที่|ของ|มี|อยู่|อยู่ที่|ต้อง|ต้องเป็น|ว่า|แสดง|แสดงอยู่|ปรากฏ|ระบุ|ระบุว่า|หน้า|หน้านี้|หน้าเว็บ|บน|ชื่อ|ปัจจุบัน|ขณะนี้|และ|ผู้ใช้|อนุมัติหาก|หาก|สำหรับ',
  zh: '是|为|為|的|在|有|於|于|且|和|及|与|與|由|即|该|該|此|本|其|位于|位於|显示|顯示|显示为|顯示為|页面|頁面|页面上|页面显示|所示|列出|列明|标明|标示|標示|写明|載明|载明|可见|可見|需|需为|须为|須為|应为|應為|必须为|必須為|必须|属于|屬於|名下|登记|登記|登记为|目前|当前|當前|现在|用户|用戶|本人|一名|名为|名為|姓名|名字|等于|等於|处于|處於|状态|狀態',
  ja: 'は|が|の|に|を|も|で|と|である|です|であり|であること|となっている|になっている|されている|が表示されている|表示されている|表示されます|表示されていること|表示|記載されている|記載|記載がある|載っている|ある|あり|あること|こと|という|として|には|では|において|における|その|この|ページ|ページに|画面|画面に|現在|本人|さん|様|氏|名義|利用者|ユーザー|登録されている|所属している|所属|確認できる',
  ko: '은|는|이|가|을|를|의|에|에게|로|으로|와|과|이며|이고|고|인|임|이다|입니다|이어야|여야|한다|함|합니다|이어야 한다|있음|있다|있습니다|표시됨|표시된다|표시되어|표시되고|표시됩니다|표시|보임|보인다|보이고|보입니다|나타남|나타난다|기재됨|기재되어|명시됨|확인됨|등록됨|페이지|페이지에|페이지에서|화면|화면에|현재|사용자|해당|그|이름|성명|소속|명의|되어',
};
