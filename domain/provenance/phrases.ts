/** How what is no statement of the site begins or is headed, in some twenty-five languages; between bars. */
const ADVERT = `upgrade to|upgrade now|go premium|get premium|try it|try for free|try premium|try our|free trial of|start your free trial|special offer|limited offer|exclusive offer|offer for you|recommended for you|recommendations|you might also like|you may also like|sponsored|advertisement|advert|ad|promoted|promotion|switch to|unlock|discover|join now|sign up|subscribe to|buy now|our plans|compare plans|choose a plan|available plans|other plans|why not try
|anzeige|werbung|gesponsert|upgrade auf|jetzt upgraden|wechseln sie zu|jetzt wechseln|jetzt testen|jetzt buchen|kostenlos testen|gratis testen|empfohlen für|für sie empfohlen|empfehlungen|das könnte|angebot für sie|exklusives angebot|unsere tarife|entdecken sie
|publicité|sponsorisé|passez à|passer à|essayez|essai gratuit|recommandé pour vous|recommandations|offre spéciale|offre exclusive|découvrez|nos offres|vous aimerez aussi|profitez
|publicidad|anuncio|patrocinado|mejora a|cámbiate a|pásate a|prueba gratis|pruébalo|recomendado para|oferta especial|oferta exclusiva|descubre|nuestros planes|también te puede interesar|aprovecha|hazte
|publicidade|anúncio|assine|mude para|faça upgrade|experimente|teste grátis|conheça|descubra|nossos planos|aproveite|vire
|pubblicità|annuncio|sponsorizzato|passa a|prova gratis|prova|consigliato per|consigliati per|offerta speciale|scopri|i nostri piani|approfitta
|advertentie|gesponsord|stap over|upgrade naar|probeer|gratis proberen|aanbevolen voor|ontdek|speciale aanbieding|aanbieding
|reklama|sponsorowane|przejdź na|wypróbuj|polecane|oferta specjalna|odkryj|promocja|vyzkoušejte|doporučujeme
|annons|sponsrad|uppgradera till|prova|rekommenderas för dig|erbjudande|upptäck|annonce|opgrader til|prøv|anbefalet til dig|annonse|oppgrader til|anbefalt for deg|tilbud
|mainos|päivitä|kokeile|suositellaan sinulle|tarjous|reklam|yükselt|yükseltin|deneyin|sizin için önerilen|size özel|fırsat
|реклама|перейдите на|попробуйте|рекомендуем|спецпредложение|подключите|спробуйте|рекомендуємо|διαφήμιση|αναβάθμιση σε|δοκιμάστε|προτείνεται για εσάς
|広告|おすすめ|アップグレード|今すぐ|無料でお試し|無料体験|キャンペーン|乗り換え|广告|廣告|推广|升级到|升级至|立即升级|免费试用|为您推荐|為您推薦|推荐|优惠|광고|업그레이드|무료 체험|추천|지금 가입
|إعلان|ترقية إلى|جرّب|موصى به لك|عرض خاص|פרסומת|מודעה|שדרג|נסה|מומלץ עבורך|विज्ञापन|अपग्रेड करें|आपके लिए अनुशंसित|quảng cáo|nâng cấp lên|dùng thử|โฆษณา|อัปเกรดเป็น|iklan|tingkatkan ke|coba`;

const EXAMPLE = `example|for example|e.g.|eg|sample|specimen|demo|dummy|mock|beispiel|z.b.|z. b.|zum beispiel|muster|exemple|par exemple|p. ex.|p.ex.|spécimen|ejemplo|por ejemplo|p. ej.|muestra|exemplo|por exemplo|ex.|amostra|esempio|ad esempio|ad es.|per esempio|facsimile|fac-simile|voorbeeld|bijvoorbeeld|bijv.|przykład|np.|na przykład|wzór|příklad|např.|vzor|exempel|t.ex.|till exempel|eksempel|f.eks.|for eksempel|esimerkki|esim.|esimerkiksi|örnek|örneğin|örn.|пример|например|образец|приклад|наприклад|зразок|παράδειγμα|π.χ.|υπόδειγμα|δείγμα|例えば|例|見本|サンプル|記入例|例如|示例|样本|範例|예시|예를 들어|샘플|견본|مثال|على سبيل المثال|نموذج|דוגמה|לדוגמה|उदाहरण|नमूना|ví dụ|ตัวอย่าง|contoh`;

const USER_CONTENT = `reviews|review|review by|customer reviews|comments|comment|comment by|bio|about me|about you|testimonials|what our customers say|chat|messages|conversation|forum|posts|posted by|nickname|display name|signature|status message|guestbook|replies|feedback|discussion|q&a|my notes|your note|written by
|bewertungen|bewertung|rezensionen|kommentare|kommentar|über mich|kundenstimmen|nachrichten|unterhaltung|beiträge|spitzname|anzeigename|signatur|gästebuch|antworten|meine notizen
|avis|avis des clients|commentaires|commentaire|à propos de moi|témoignages|messagerie|discussions|pseudo|nom affiché|mes notes
|reseñas|reseña|opiniones|opinión|comentarios|comentario|sobre mí|biografía|testimonios|mensajes|apodo|nombre visible|mis notas
|avaliações|avaliação|comentários|comentário|sobre mim|depoimentos|mensagens|apelido|nome de exibição|minhas notas
|recensioni|recensione|commenti|commento|su di me|chi sono|testimonianze|messaggi|soprannome|nome visualizzato
|beoordelingen|beoordeling|reacties|reactie|over mij|ervaringen|berichten|bijnaam|weergavenaam
|opinie|opinia|komentarze|komentarz|o mnie|wiadomości|pseudonim|recenze|komentáře|o mně
|recensioner|omdömen|kommentarer|om mig|meddelanden|smeknamn|visningsnamn|anmeldelser|beskeder|meldinger|arvostelut|kommentit|tietoa minusta|viestit|lempinimi|yorumlar|yorum|hakkımda|mesajlar|takma ad
|отзывы|отзыв|комментарии|комментарий|обо мне|сообщения|никнейм|відгуки|коментарі|про мене|κριτικές|σχόλια|σχετικά με μένα|μηνύματα
|レビュー|口コミ|コメント|自己紹介|チャット|メッセージ|ニックネーム|表示名|评论|评价|留言|个人简介|聊天|昵称|후기|리뷰|댓글|자기소개|채팅|닉네임
|مراجعات|تعليقات|تعليق|نبذة عني|رسائل|ביקורות|תגובות|עליי|הודעות|समीक्षाएं|टिप्पणियां|मेरे बारे में|đánh giá|bình luận|รีวิว|ความคิดเห็น|ulasan|komentar`;

const HELP = `what does|what is|what are|what do|how to|how do|help|faq|frequently asked questions|tip|hint|did you know|legend|glossary|meaning of|possible statuses|explanation|about statuses|was bedeutet|was ist|hilfe|häufige fragen|hinweis|tipp|legende|erläuterung|qu'est-ce|que signifie|aide|foire aux questions|astuce|légende|qué significa|qué es|ayuda|preguntas frecuentes|consejo|leyenda|o que significa|o que é|ajuda|perguntas frequentes|dica|legenda|cosa significa|che cos'è|aiuto|domande frequenti|suggerimento|wat betekent|veelgestelde vragen|uitleg|co oznacza|pomoc|często zadawane pytania|wskazówka|vad betyder|hjälp|vanliga frågor|hvad betyder|hjælp|hva betyr|hjelp|mitä tarkoittaa|ohje|usein kysytyt|ne demek|yardım|sıkça sorulan|ipucu|что означает|что такое|помощь|частые вопросы|подсказка|що означає|τι σημαίνει|βοήθεια|συχνές ερωτήσεις|とは|ヘルプ|よくある質問|ヒント|什么是|帮助|常见问题|提示|도움말|자주 묻는 질문|ماذا يعني|مساعدة|الأسئلة الشائعة|מה המשמעות|עזרה|שאלות נפוצות|सहायता|trợ giúp|câu hỏi thường gặp|ช่วยเหลือ|คำถามที่พบบ่อย|bantuan`;

/** A word that stands across a whole document, alone in its line, and makes nothing of it a statement. */
export const SPECIMENS =
  'specimen|sample|sample document|specimen copy|sample only|for illustration only|muster|musterdokument|spécimen|muestra|espécimen|amostra|espécime|facsimile|fac-simile|fac simile|voorbeeld|wzór|vzor|exempel|eksempel|malli|örnek|örnektir|образец|зразок|δείγμα|υπόδειγμα|見本|サンプル|样本|樣本|견본|عينة|نموذج|דוגמה|नमूना|mẫu|ตัวอย่าง|contoh';

/** What stands on a page and is not said by the site, by the words that head it. */
export const PHRASES = {
  advert: ADVERT,
  example: EXAMPLE,
  user_content: USER_CONTENT,
  help: HELP,
} as const;
