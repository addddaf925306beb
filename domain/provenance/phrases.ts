/** How what is no statement of the site begins or is headed, in some twenty-five languages; between bars. */
const ADVERT = `upgrade to|upgrade now|go premium|get premium|try it|try for free|try premium|try our|free trial of|start your free trial|special offer|limited offer|exclusive offer|offer for you|recommended for you|recommendations|you might also like|you may also like|sponsored|advertisement|advert|ads|ads by|ad by|promoted|promotion|switch to|unlock|discover|join now|sign up|subscribe to|buy now|our plans|compare plans|choose a plan|available plans|other plans|why not try
|anzeige|werbung|gesponsert|upgrade auf|jetzt upgraden|wechseln sie zu|jetzt wechseln|jetzt testen|jetzt buchen|kostenlos testen|gratis testen|empfohlen für|für sie empfohlen|empfehlungen|das könnte|angebot für sie|exklusives angebot|unsere tarife|entdecken sie
|publicité|sponsorisé|passez à|passer à|essayez|essai gratuit|recommandé pour vous|recommandations|offre spéciale|offre exclusive|découvrez|nos offres|vous aimerez aussi|profitez
|publicidad|anuncio|patrocinado|mejora a|cámbiate a|pásate a|prueba gratis|pruébalo|recomendado para|oferta especial|oferta exclusiva|descubre|nuestros planes|también te puede interesar|aprovecha|hazte
|publicidade|anúncio|assine|mude para|faça upgrade|experimente|teste grátis|conheça|descubra|nossos planos|aproveite|vire
|pubblicità|annuncio|sponsorizzato|passa a|prova gratis|prova subito|prova ora|prova il|prova la|prova senza|consigliato per|consigliati per|offerta speciale|scopri|i nostri piani|approfitta
|advertentie|gesponsord|stap over|upgrade naar|probeer|gratis proberen|aanbevolen voor|ontdek|speciale aanbieding|aanbieding
|reklama|sponsorowane|przejdź na|wypróbuj|polecane|oferta specjalna|odkryj|promocja|vyzkoušejte|doporučujeme
|annons|sponsrad|uppgradera till|prova nu|prova på|prova gratis|rekommenderas för dig|erbjudande|upptäck|annonce|opgrader til|prøv|anbefalet til dig|annonse|oppgrader til|anbefalt for deg|tilbud
|mainos|päivitä|kokeile|suositellaan sinulle|tarjous|reklam|yükselt|yükseltin|deneyin|sizin için önerilen|size özel|fırsat
|реклама|перейдите на|попробуйте|рекомендуем|спецпредложение|подключите|спробуйте|рекомендуємо|διαφήμιση|αναβάθμιση σε|δοκιμάστε|προτείνεται για εσάς
|広告|おすすめ|アップグレード|今すぐ|無料でお試し|無料体験|キャンペーン|乗り換え|广告|廣告|推广|升级到|升级至|立即升级|免费试用|为您推荐|為您推薦|推荐|优惠|광고|업그레이드|무료 체험|추천|지금 가입
|إعلان|ترقية إلى|جرّب|موصى به لك|عرض خاص|פרסומת|מודעה|שדרג|נסה|מומלץ עבורך|विज्ञापन|अपग्रेड करें|आपके लिए अनुशंसित|quảng cáo|nâng cấp lên|dùng thử|โฆษณา|อัปเกรดเป็น|iklan|tingkatkan ke|coba
|päivitä nyt|vaihda|hanki|tilaa nyt|osta nyt|ilmainen kokeilu|kokeile ilmaiseksi|sinulle suositeltua|suosittelemme|saatat pitää|erikoistarjous|sponsoroitu|kaupallinen yhteistyö|tutustu|valitse paketti|muut paketit
|reklama|přejděte na|přejít na|vyzkoušejte zdarma|vyzkoušet|zkuste|speciální nabídka|akční nabídka|nabídka pro vás|doporučeno pro vás|mohlo by se vám líbit|sponzorováno|objevte|naše tarify|upgradujte|získejte|kupte nyní|objednejte si
|prejdite na|prejsť na|vyskúšajte|vyskúšajte zadarmo|špeciálna ponuka|akciová ponuka|ponuka pre vás|odporúčame|odporúčané pre vás|mohlo by sa vám páčiť|sponzorované|objavte|naše programy|získajte|kúpte teraz|objednajte si
|hirdetés|reklám|szponzorált|váltson|váltson erre|próbálja ki|próbáld ki|ingyenes próba|ajánlott önnek|önnek ajánljuk|neked ajánljuk|különleges ajánlat|akciós ajánlat|ajánlatunk|fedezze fel|csomagjaink|frissítsen|vásároljon|rendelje meg
|publicitate|reclamă|sponsorizat|treceți la|treci la|încercați|încearcă|încercare gratuită|recomandat pentru|recomandări|recomandate pentru tine|ofertă specială|ofertă exclusivă|oferta zilei|descoperă|descoperiți|planurile noastre|abonează-te|cumpără acum|s-ar putea să vă placă|profită
|χορηγούμενο|χορηγούμενη|αναβαθμίστε|αναβαθμίστε σε|δοκιμάστε δωρεάν|δωρεάν δοκιμή|προτείνουμε|προτεινόμενα|ειδική προσφορά|αποκλειστική προσφορά|προσφορά για εσάς|προσφορά|ανακαλύψτε|τα προγράμματά μας|αποκτήστε|μπορεί να σας αρέσει|γίνετε
|спонсоровано|перейдіть на|спробуйте безкоштовно|безкоштовна пробна|рекомендовано для вас|рекомендації|спеціальна пропозиція|ексклюзивна пропозиція|пропозиція для вас|вигідна пропозиція|відкрийте для себе|наші тарифи|підключіть|оформіть|купуйте|придбайте|вам може сподобатися|акція
|ממומן|תוכן ממומן|שדרגו|שדרגו ל|נסו בחינם|ניסיון חינם|מומלץ בשבילך|מומלצים עבורך|הצעה מיוחדת|הצעה בלעדית|מבצע|מבצע מיוחד|גלו|התוכניות שלנו|המסלולים שלנו|הצטרפו עכשיו|קנו עכשיו|עברו ל|אולי יעניין אותך
|प्रायोजित|अपग्रेड|अभी अपग्रेड करें|आज़माएं|मुफ़्त में आज़माएं|मुफ्त परीक्षण|आपके लिए सुझाव|सुझाए गए|विशेष ऑफर|विशेष पेशकश|आपके लिए ऑफर|खोजें|हमारे प्लान|अभी खरीदें|अभी जुड़ें|आपको यह पसंद आ सकता है
|được tài trợ|nâng cấp|nâng cấp ngay|dùng thử miễn phí|đề xuất cho bạn|gợi ý cho bạn|dành cho bạn|ưu đãi đặc biệt|ưu đãi dành cho bạn|khuyến mãi|khuyến mại|khám phá|các gói của chúng tôi|chuyển sang|mua ngay|đăng ký ngay|có thể bạn thích
|สปอนเซอร์|ได้รับการสนับสนุน|อัปเกรด|อัพเกรด|ทดลองใช้|ทดลองฟรี|แนะนำสำหรับคุณ|ข้อเสนอพิเศษ|โปรโมชั่นพิเศษ|สมัครเลย|ซื้อเลย|ค้นพบ|แพ็กเกจของเรา|เปลี่ยนเป็น|สิทธิพิเศษสำหรับคุณ
|disponsori|bersponsor|tingkatkan sekarang|uji coba gratis|coba gratis|direkomendasikan untuk|rekomendasi|rekomendasi untuk|penawaran khusus|penawaran spesial|penawaran untuk anda|promo|temukan|paket kami|beralih ke|beli sekarang|berlangganan sekarang|mungkin anda suka|dapatkan`;

const EXAMPLE = `example|for example|e.g.|eg|sample|specimen|demo|dummy|mock|beispiel|z.b.|z. b.|zum beispiel|muster|exemple|par exemple|p. ex.|p.ex.|spécimen|ejemplo|por ejemplo|p. ej.|muestra|exemplo|por exemplo|ex.|amostra|esempio|ad esempio|ad es.|per esempio|facsimile|fac-simile|voorbeeld|bijvoorbeeld|bijv.|przykład|np.|na przykład|wzór|příklad|např.|vzor|exempel|t.ex.|till exempel|eksempel|f.eks.|for eksempel|esimerkki|esim.|esimerkiksi|örnek|örneğin|örn.|пример|например|образец|приклад|наприклад|зразок|παράδειγμα|π.χ.|υπόδειγμα|δείγμα|例えば|例|見本|サンプル|記入例|例如|示例|样本|範例|예시|예를 들어|샘플|견본|مثال|على سبيل المثال|نموذج|דוגמה|לדוגמה|उदाहरण|नमूना|ví dụ|ตัวอย่าง|contoh|mallikappale|ukázka|ukážka|príklad|napríklad|napr.|példa|például|minta|mintapéldány|de exemplu|exemplu|mostră|specimen|spre exemplu|για παράδειγμα|ενδεικτικά|ενδεικτικό|приміром|зразок документа|דוגמא|למשל|מסמך לדוגמה|לצורך הדגמה|उदाहरण के लिए|जैसे|मिसाल|thí dụ|bản mẫu|chẳng hạn|เช่น|ยกตัวอย่าง|แบบฟอร์มตัวอย่าง|misalnya|misal|contohnya`;

const USER_CONTENT = `reviews|review|review by|customer reviews|comments|comment|comment by|bio|about me|about you|testimonials|what our customers say|chat|messages|conversation|forum|posts|posted by|nickname|display name|signature|status message|guestbook|replies|feedback|discussion|q&a|my notes|your note|written by
|bewertungen|bewertung|rezensionen|kommentare|kommentar|über mich|kundenstimmen|nachrichten|unterhaltung|forenbeiträge|neueste beiträge|beiträge von|spitzname|anzeigename|signatur|gästebuch|antworten|meine notizen
|avis|avis des clients|commentaires|commentaire|à propos de moi|témoignages|messagerie|discussions|pseudo|nom affiché|mes notes
|reseñas|reseña|opiniones|opinión|comentarios|comentario|sobre mí|biografía|testimonios|mensajes|apodo|nombre visible|mis notas
|avaliações|avaliação|comentários|comentário|sobre mim|depoimentos|mensagens|apelido|nome de exibição|minhas notas
|recensioni|recensione|commenti|commento|su di me|chi sono|testimonianze|messaggi|soprannome|nome visualizzato
|beoordelingen|beoordeling|reacties|reactie|over mij|ervaringen|berichten|bijnaam|weergavenaam
|opinie|opinia|komentarze|komentarz|o mnie|wiadomości|pseudonim|recenze|komentáře|o mně
|recensioner|omdömen|kommentarer|om mig|meddelanden|smeknamn|visningsnamn|anmeldelser|beskeder|meldinger|arvostelut|kommentit|tietoa minusta|viestit|lempinimi|yorumlar|yorum|hakkımda|mesajlar|takma ad
|отзывы|отзыв|комментарии|комментарий|обо мне|сообщения|никнейм|відгуки|коментарі|про мене|κριτικές|σχόλια|σχετικά με μένα|μηνύματα
|レビュー|口コミ|コメント|自己紹介|チャット|メッセージ|ニックネーム|表示名|评论|评价|留言|个人简介|聊天|昵称|후기|리뷰|댓글|자기소개|채팅|닉네임
|مراجعات|تعليقات|تعليق|نبذة عني|رسائل|ביקורות|תגובות|עליי|הודעות|समीक्षाएं|टिप्पणियां|मेरे बारे में|đánh giá|bình luận|รีวิว|ความคิดเห็น|ulasan|komentar
|arvostelu|kommentti|asiakasarviot|keskustelu|keskustelut|esittely|muistiinpanot|omat muistiinpanot|recenze zákazníků|hodnocení zákazníků|komentář|diskuse|diskuze|zprávy|přezdívka|podpis|moje poznámky|napsal
|recenzie|hodnotenia zákazníkov|komentáre|komentár|diskusia|správy|prezývka|o mne|moje poznámky|napísal|vélemények|vélemény|értékelések|hozzászólások|hozzászólás|megjegyzések|üzenetek|rólam|bemutatkozás|becenév|fórum|jegyzeteim|írta
|recenzii|recenzie|comentarii|comentariu|păreri|despre mine|mesaje|poreclă|discuții|notițele mele|scris de|testimoniale|αξιολογήσεις|κριτική|σχόλιο|συζήτηση|βιογραφικό|ψευδώνυμο|οι σημειώσεις μου|έγραψε
|відгук|коментар|обговорення|повідомлення|мої нотатки|псевдонім|біографія|написав|ביקורת|חוות דעת|תגובה|דיון|צ'אט|אודותיי|קצת עליי|כינוי|ההערות שלי|נכתב על ידי
|समीक्षा|टिप्पणी|प्रतिक्रियाएं|संदेश|चैट|मेरा परिचय|उपनाम प्रदर्शित|मेरे नोट्स|द्वारा लिखित|nhận xét|bình luận của|tin nhắn|trò chuyện|giới thiệu bản thân|về tôi|biệt danh|ghi chú của tôi|viết bởi|thảo luận
|ข้อความ|แชท|เกี่ยวกับฉัน|ชื่อเล่น|บันทึกของฉัน|กระทู้|ความเห็น|เขียนโดย|ulasan pelanggan|komentar oleh|pesan|obrolan|tentang saya|nama panggilan|catatan saya|diskusi|ditulis oleh|testimoni`;

const HELP = `what does|what is|what are|what do|how to|how do|help|faq|frequently asked questions|tips|quick tip|helpful tip|hint|did you know|legend|glossary|meaning of|possible statuses|explanation|about statuses|was bedeutet|was ist|hilfe|häufige fragen|hinweis|tipp|legende|erläuterung|qu'est-ce|que signifie|aide|foire aux questions|astuce|légende|qué significa|qué es|ayuda|preguntas frecuentes|consejo|leyenda|o que significa|o que é|ajuda|perguntas frequentes|dica|legenda|cosa significa|che cos'è|aiuto|domande frequenti|suggerimento|wat betekent|veelgestelde vragen|uitleg|co oznacza|pomoc|często zadawane pytania|wskazówka|vad betyder|hjälp|vanliga frågor|hvad betyder|hjælp|hva betyr|hjelp|mitä tarkoittaa|ohje|usein kysytyt|ne demek|yardım|sıkça sorulan|ipucu|что означает|что такое|помощь|частые вопросы|подсказка|що означає|τι σημαίνει|βοήθεια|συχνές ερωτήσεις|とは|ヘルプ|よくある質問|ヒント|什么是|帮助|常见问题|提示|도움말|자주 묻는 질문|ماذا يعني|مساعدة|الأسئلة الشائعة|מה המשמעות|עזרה|שאלות נפוצות|सहायता|trợ giúp|câu hỏi thường gặp|ช่วยเหลือ|คำถามที่พบบ่อย|bantuan|mikä on|mitä on|vinkki|selitys|usein kysyttyä|merkkien selitykset|co znamená|co je|nápověda|časté dotazy|často kladené dotazy|vysvětlivky|vysvětlení|čo znamená|čo je|pomocník|časté otázky|často kladené otázky|vysvetlivky|mit jelent|mi az a|súgó|gyakori kérdések|gyik|jelmagyarázat|magyarázat|tudta|ce înseamnă|ce este|ajutor|întrebări frecvente|explicație|legendă|sfat|τι είναι|συμβουλή|υπόμνημα|επεξήγηση|γνωρίζατε|що таке|допомога|довідка про статуси|поширені запитання|часті запитання|підказка|пояснення|מה זה|הסבר|מקרא|טיפ|क्या है|का अर्थ|मदद|अक्सर पूछे जाने वाले|सुझाव|व्याख्या|là gì|nghĩa là gì|hướng dẫn|giải thích|chú thích|mẹo|คืออะไร|หมายถึง|คำอธิบาย|เคล็ดลับ|วิธีใช้|apa itu|apa arti|apa yang dimaksud|pertanyaan umum|penjelasan|keterangan status|petunjuk`;

/** A word that stands across a whole document, alone in its line, and makes nothing of it a statement. */
export const SPECIMENS =
  'specimen|sample|sample document|specimen copy|sample only|for illustration only|muster|musterdokument|spécimen|muestra|espécimen|amostra|espécime|facsimile|fac-simile|fac simile|voorbeeld|wzór|vzor|exempel|eksempel|malli|örnek|örnektir|образец|зразок|δείγμα|υπόδειγμα|見本|サンプル|样本|樣本|견본|عينة|نموذج|דוגמה|नमूना|mẫu|ตัวอย่าง|contoh|mallikappale|ukázka|vzor dokumentu|ukážka|minta|mintapéldány|specimen fără valoare|exemplu|ενδεικτικό|δείγμα εγγράφου|зразок документа|דוגמה בלבד|לדוגמה בלבד|bản mẫu|เอกสารตัวอย่าง|contoh dokumen|केवल नमूना';

/** What stands on a page and is not said by the site, by the words that head it. */
export const PHRASES = {
  advert: ADVERT,
  example: EXAMPLE,
  user_content: USER_CONTENT,
  help: HELP,
} as const;
