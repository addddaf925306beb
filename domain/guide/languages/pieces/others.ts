import type { Pieces } from './pieces.ts';

export const finnish: Pieces = {
  shown:
    'näkyy|näkyvät|näkyvissä|näkyvillä|nähtävissä|luettavissa|löytyy|löytyvät|ilmenee|ilmoitettu|mainittu|mainitaan|merkitty|esillä|lukee|käy ilmi|näyttää|sisältää|on|ovat',
  page: 'sivulla|sivulta|asiakirjassa|asiakirjasta|näytöllä|sivu|asiakirja|selvästi|kokonaan',
  paper: 'asiakirja|todistus|ote|lasku|kirje|kortti|kuitti|tosite',
  issued: 'myönnetty|annettu|päivätty|vanha|laadittu',
  goesOn: 'jatkuu|kestää',
  is: 'on|oli|ovat|alkoi|on alkanut|on voimassa|voimassa|päättyy|kestää',
  bounds: {
    at_least:
      'vähintään …|väh. …|… ja yli|… tai korkeampi|ainakin …|minimissään …|ei alle …|ei ole alle …|ei vähempää kuin …|… tai enemmän|… tai yli',
    at_most: 'enintään …|korkeintaan …|ei yli …|ei ole yli …|… tai vähemmän|… tai alle',
    more_than: 'yli …|enemmän kuin …|suurempi kuin …|ylittää …',
    less_than: 'alle …|vähemmän kuin …|pienempi kuin …|alittaa …',
    between: '… ja ~ välillä|välillä … ja ~|…–~|…-~',
    not_before:
      'aikaisintaan …|… alkaen|… tai myöhemmin|… tai sen jälkeen|vähintään … asti|vähintään … saakka|ainakin … asti|ainakin … saakka|… asti tai pidempään',
    not_after:
      'viimeistään …|… tai aiemmin|… tai sitä ennen|vuodesta … tai aiemmin|… lähtien tai aiemmin|… alkaen tai aiemmin',
    after: '… jälkeen|myöhemmin kuin …',
    before: 'ennen …|aiemmin kuin …',
    within_last:
      'viimeisten # ajalta|viimeisten # aikana|viimeisen # ajalta|viimeisen # aikana|kuluneen # aikana|enintään # vanha|korkeintaan # vanha|alle # vanha|enintään # sitten|alle # sitten|ei yli # vanha',
    older_than:
      'yli # vanha|yli # sitten|vähintään # sitten|ainakin # sitten|vähintään #|yli #|jo vähintään #|vähintään # vanha',
    ahead: 'vähintään # päässä|vähintään # kuluttua|vielä vähintään #|vähintään # jäljellä|yli # päässä|yli # kuluttua',
  },
};

export const hungarian: Pieces = {
  shown:
    'látható|láthatók|láthatóak|látszik|látszanak|olvasható|olvashatók|szerepel|szerepelnek|megjelenik|megjelennek|feltüntetve|fel van tüntetve|megtalálható|van|mutatja|tartalmazza|jelzi|megadva',
  page: 'az oldalon|a lapon|a képernyőn|a dokumentumban|a dokumentumon|az igazoláson|az oldal|a dokumentum|jól|tisztán|egyértelműen',
  paper: 'dokumentum|igazolás|kivonat|számla|levél|irat|kártya|bizonylat',
  issued: 'kiállították|állították ki|kelt|kiadták|kiállítva|kiadva',
  goesOn: 'tart|fut|fennáll',
  is: 'van|volt|érvényes|kezdődött|tart',
  bounds: {
    at_least:
      'legalább …|minimum …|min. …|nem kevesebb, mint …|nem kevesebb mint …|nem kisebb, mint …|nem alacsonyabb, mint …|… vagy több|… vagy magasabb|… fölött vagy annyi',
    at_most: 'legfeljebb …|maximum …|nem több, mint …|nem több mint …|nem haladja meg a …|… vagy kevesebb',
    more_than: 'több, mint …|több mint …|meghaladja a …|magasabb, mint …|nagyobb, mint …|… felett|… fölött',
    less_than: 'kevesebb, mint …|kevesebb mint …|alacsonyabb, mint …|kisebb, mint …|… alatt',
    between: '… és ~ között|… és ~ között van|… és ~ közötti',
    not_before:
      'legkorábban …|nem korábbi, mint …|… vagy később|… vagy későbbi|legalább … -ig|legalább … -ig érvényes|érvényes legalább … -ig',
    not_after: 'legkésőbb …|nem későbbi, mint …|… vagy korábbi|… vagy korábban|… óta vagy régebben|… óta vagy korábban',
    after: '… után|… után van|későbbi, mint …',
    before: '… előtt|… előtt van|… előtti|korábbi, mint …',
    within_last:
      'az elmúlt #|az elmúlt # van|az elmúlt # belül|az utóbbi #|nem régebbi, mint #|nem régebbi #|nem régebbi mint #|legfeljebb # régi|legfeljebb # -os|kevesebb mint # ezelőtt',
    older_than:
      'régebbi, mint #|régebbi #|régebbi mint #|legalább #|több mint #|több mint # volt|legalább # kezdődött|legalább # ezelőtt|több mint # ezelőtt|már legalább #',
    ahead: 'legalább # van hátra|még legalább #|legalább # múlva|több mint # múlva|legalább # van még hátra',
  },
};

export const turkish: Pieces = {
  shown:
    'görünüyor|görünür|görünmekte|görülüyor|görülebiliyor|görülebilir|okunuyor|okunabiliyor|okunaklı|yer alıyor|yer almakta|belirtilmiş|belirtiliyor|yazıyor|yazılı|mevcut|bulunuyor|gösteriyor|gösteriliyor|içeriyor|var',
  page: 'sayfada|belgede|ekranda|ekran görüntüsünde|sayfa|belge|açıkça|net|net şekilde',
  paper: 'belge|fatura|makbuz|döküm|mektup|sertifika|kart|ekstre|dekont|belgesi',
  issued: 'düzenlenmiş|düzenlendi|verilmiş|verildi|tarihli|eski',
  goesOn: 'sürüyor|devam ediyor|geçerli',
  is: 'geçerli|tarihi|toplam|olmalı',
  bounds: {
    at_least:
      'en az …|asgari …|minimum …|min. …|en azından …|… veya daha fazla|… ve üzeri|… veya üzeri|… dan az değil|… den az değil|… altında değil|… dan düşük değil|… den düşük değil',
    at_most:
      'en fazla …|en çok …|azami …|maksimum …|… veya daha az|… ve altı|… dan fazla değil|… den fazla değil|… üzerinde değil|… aşmıyor',
    more_than:
      '… dan fazla|… den fazla|… tan fazla|… ten fazla|… dan çok|… den çok|… üzerinde|… üstünde|… dan yüksek|… den yüksek',
    less_than: '… dan az|… den az|… tan az|… ten az|… altında|… dan düşük|… den düşük',
    between: '… ile ~ arasında|… ve ~ arasında',
    not_before:
      'en erken …|… veya sonrası|… ya da sonrası|… veya daha sonra|en az … ye kadar|en az … ya kadar|en az … e kadar|en az … a kadar|en az … tarihine kadar|en az … kadar|en az … ye kadar geçerli|en az … ya kadar geçerli|en az … e kadar geçerli|en az … a kadar geçerli|en az … tarihine kadar geçerli',
    not_after:
      'en geç …|… veya öncesi|… veya daha önce|… den beri veya daha önce|… dan beri veya daha önce|… ten beri veya daha önce|… tan beri veya daha önce|… den beri veya daha uzun|… yılından beri veya daha önce',
    after: '… dan sonra|… den sonra|… tan sonra|… ten sonra|… sonrası|… tarihinden sonra|… yılından sonra',
    before: '… dan önce|… den önce|… tan önce|… ten önce|… öncesi|… tarihinden önce|… yılından önce',
    within_last:
      'son # içinde|son # içerisinde|son #|en fazla # önce|# eski değil|en fazla # eski|en çok # önce|# içinde',
    older_than:
      '# eski|en az # önce|# fazla süre önce|# fazla önce|en az #|# fazla süredir|# uzun süredir|en az # önce başlamış|# önce',
    ahead: 'en az # var|en az # sonra|en az # daha|en az # daha geçerli|en az # kaldı|en az # kalmış',
  },
};

export const greek: Pieces = {
  shown:
    'ορατός|ορατή|ορατό|ορατά|φαίνεται|φαίνονται|εμφανίζεται|εμφανίζονται|αναφέρεται|αναφέρονται|αναγράφεται|αναγράφονται|διακρίνεται|υπάρχει|υπάρχουν|ευανάγνωστο|διαβάζεται|δείχνει|αναφέρει|περιέχει|περιλαμβάνει|είναι|φανεί|φανούν',
  page: 'στη σελίδα|στην οθόνη|στο έγγραφο|στην εικόνα|η σελίδα|το έγγραφο|καθαρά|ευκρινώς|να',
  paper: 'έγγραφο|βεβαίωση|λογαριασμός|τιμολόγιο|απόδειξη|πιστοποιητικό|επιστολή|κάρτα|αντίγραφο',
  issued: 'εκδόθηκε|εκδόθηκαν|εκδοθεί|έχει|χρονολογείται|το',
  goesOn: 'ισχύει|συνεχίζεται|διαρκεί',
  is: 'είναι|ανέρχεται σε|ισχύει|ξεκίνησε|άρχισε|λήγει|έχει|εδώ και|των|της',
  bounds: {
    at_least:
      "τουλάχιστον …|κατ' ελάχιστον …|όχι λιγότερο από …|όχι κάτω από …|δεν είναι κάτω από …|δεν είναι μικρότερο από …|… ή περισσότερο|… και άνω|από … και πάνω",
    at_most:
      'το πολύ …|έως …|μέχρι …|όχι πάνω από …|όχι περισσότερο από …|δεν ξεπερνά τα …|δεν υπερβαίνει τα …|… ή λιγότερο',
    more_than: 'πάνω από …|περισσότερο από …|μεγαλύτερο από …|άνω των …|ξεπερνά τα …|υπερβαίνει τα …',
    less_than: 'κάτω από …|λιγότερο από …|μικρότερο από …|κάτω των …',
    between: 'μεταξύ … και ~|από … έως ~',
    not_before:
      'από το …|από τον …|από την …|από … και μετά|όχι πριν από …|… ή αργότερα|… ή μετά|τουλάχιστον έως …|τουλάχιστον έως τις …|τουλάχιστον μέχρι …|τουλάχιστον μέχρι τον …|τουλάχιστον μέχρι τις …|τουλάχιστον ως …|μέχρι τουλάχιστον …|έως τουλάχιστον …',
    not_after:
      'το αργότερο …|όχι μετά το …|όχι μετά από …|… ή νωρίτερα|… ή πριν|από το … ή νωρίτερα|από το … ή πριν|από τον … ή νωρίτερα',
    after: 'μετά το …|μετά τον …|μετά την …|μετά τις …|μετά από …|μεταγενέστερη του …',
    before: 'πριν το …|πριν από το …|πριν τον …|πριν από τον …|πριν την …|προγενέστερη του …',
    within_last:
      'εντός των τελευταίων #|τις τελευταίες #|τους τελευταίους #|τα τελευταία #|των τελευταίων #|μέσα στους τελευταίους #|όχι παλαιότερο από #|δεν είναι παλαιότερο από #|δεν είναι παλαιότερος από #|δεν είναι παλαιότερη από #|το πολύ # πριν|πριν από λιγότερο από #',
    older_than:
      'παλαιότερο από #|παλαιότερος από #|παλαιότερη από #|πριν από τουλάχιστον #|πριν από περισσότερα από #|πριν από περισσότερους από #|πριν από πάνω από #|τουλάχιστον #|εδώ και τουλάχιστον #|πάνω από #|εδώ και πάνω από #|τουλάχιστον # πριν',
    ahead:
      'σε τουλάχιστον #|τουλάχιστον σε #|για τουλάχιστον # ακόμα|απομένουν τουλάχιστον #|τουλάχιστον # ακόμα|μετά από τουλάχιστον #',
  },
};

export const arabic: Pieces = {
  shown:
    'ظاهر|ظاهرة|ظاهران|يظهر|تظهر|مذكور|مذكورة|موجود|موجودة|واضح|واضحة|مبين|مبينة|معروض|معروضة|مقروء|مقروءة|تعرض|يعرض|تذكر|يذكر|تبين|تتضمن|يوجد|توجد|مدون|مكتوب',
  page: 'في الصفحة|على الصفحة|في المستند|على الشاشة|في الوثيقة|الصفحة|المستند|الوثيقة|بوضوح',
  paper: 'المستند|الوثيقة|الشهادة|الفاتورة|الكشف|الخطاب|الإيصال|البطاقة|مستند|شهادة',
  issued: 'صدر|صدرت|أصدر|صادر|صادرة|مؤرخ|عمر',
  goesOn: 'مستمر|مستمرة|ساري',
  is: 'هو|هي|يبلغ|تبلغ|سارية|ساري|صالحة|صالح|بدأت|بدأ',
  bounds: {
    at_least: 'لا يقل عن …|لا تقل عن …|على الأقل …|… على الأقل|… أو أكثر|ليس أقل من …|بحد أدنى …',
    at_most: 'لا يزيد عن …|لا يتجاوز …|لا تتجاوز …|على الأكثر …|… على الأكثر|… أو أقل|ليس أكثر من …|بحد أقصى …',
    more_than: 'أكثر من …|أكبر من …|أعلى من …|يتجاوز …|يزيد عن …|فوق …',
    less_than: 'أقل من …|أصغر من …|أدنى من …|دون …|تحت …',
    between: 'بين … و ~|بين … و~|من … إلى ~',
    not_before:
      'من … فصاعدا|ابتداء من …|اعتبارا من …|ليس قبل …|… أو بعد ذلك|… أو بعده|حتى … على الأقل|على الأقل حتى …|إلى … على الأقل|حتى … أو بعد ذلك',
    not_after: 'ليس بعد …|في موعد أقصاه …|… أو قبل ذلك|… أو قبله|منذ … أو قبل ذلك|منذ … أو قبله|لا يتجاوز …',
    after: 'بعد …|لاحق ل …',
    before: 'قبل …|سابق ل …',
    within_last:
      'خلال آخر #|في آخر #|ضمن آخر #|خلال #|ليس أقدم من #|لا يتجاوز عمره #|لا يزيد عمره عن #|منذ أقل من #|قبل أقل من #',
    older_than:
      'أقدم من #|قبل # على الأقل|قبل أكثر من #|منذ أكثر من #|منذ # على الأقل|منذ ما لا يقل عن #|قبل ما لا يقل عن #',
    ahead: 'بعد # على الأقل|بعد أكثر من #|متبقي # على الأقل|لمدة # على الأقل',
  },
};

export const hebrew: Pieces = {
  shown:
    'מופיע|מופיעה|מופיעים|מופיעות|מצוין|מצוינת|מצוינים|נראה|נראית|נראים|רואים|מוצג|מוצגת|מוצגים|קיים|קיימת|רשום|רשומה|כתוב|קריא|גלוי|מציג|כולל|יש|את',
  page: 'בדף|בעמוד|על המסך|במסמך|בצילום|הדף|המסמך|העמוד|בבירור',
  paper: 'המסמך|האישור|החשבונית|החשבון|התעודה|המכתב|הקבלה|הכרטיס|מסמך|אישור',
  issued: 'הונפק|הונפקה|הוצא|הוצאה|ניתן|ישן|ישנה|נושא תאריך',
  goesOn: 'נמשך|נמשכת|תקף',
  is: 'הוא|היא|של|עומד על|עומדת על|בתוקף|תקף|תקפה|התחיל|התחילה',
  bounds: {
    at_least: 'לפחות …|לא פחות מ- …|אינה נמוכה מ- …|אינו נמוך מ- …|… או יותר|מינימום …|… ומעלה',
    at_most: 'לכל היותר …|לא יותר מ- …|אינה גבוהה מ- …|אינו עולה על …|… או פחות|מקסימום …|עד …',
    more_than: 'יותר מ- …|גבוהה מ- …|גבוה מ- …|מעל …|עולה על …',
    less_than: 'פחות מ- …|נמוכה מ- …|נמוך מ- …|מתחת ל- …',
    between: 'בין … ל- ~|בין … לבין ~',
    not_before: 'החל מ- …|לא לפני …|… או אחרי|… או מאוחר יותר|לפחות עד …|עד לפחות …|עד … לפחות',
    not_after:
      'לא אחרי …|לכל המאוחר …|… או קודם לכן|משנת … או קודם לכן|מאז … או קודם לכן|… או לפני כן|משנת … או לפני כן',
    after: 'אחרי …|לאחר …|מאוחר מ- …',
    before: 'לפני …|מוקדם מ- …',
    within_last:
      'ב- {n} ה{unit} האחרונים|ב- {n} ה{unit} האחרונות|ב- # האחרונים|לא ישן מ- #|לא ישנה מ- #|לפני פחות מ- #|לפני לכל היותר #|בתוך # האחרונים',
    older_than: 'ישן מ- #|ישנה מ- #|לפני לפחות #|לפני יותר מ- #|לפחות #|כבר לפחות #|מזה לפחות #|מעל #',
    ahead: 'בעוד לפחות #|בעוד יותר מ- #|עוד לפחות #|נותרו לפחות #|למשך לפחות #',
  },
};
