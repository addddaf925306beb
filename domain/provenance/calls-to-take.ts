import { wholePhrases } from './leading-phrases.ts';

/**
 * What stands on the button of what nobody has yet: to order it, to switch to it, to accept or to conclude it. Not what also
 * stands beside what somebody has, as "Upgrade", "Pay now" and "Renew" do, nor what only
 * leads to it, which stands beside anything.
 */
const CALLS = `switch now|order now|buy now|get it now|get this plan|choose this plan|select this plan|choose plan|select plan|take this offer|accept offer|accept the offer|accept quote|accept and pay|claim offer|apply now|join now|sign up|sign up now|subscribe now|book now|try it free|try for free|start free trial|get a quote|complete purchase|complete order|complete booking|place order|submit application|add to basket|add to cart|activate offer
|jetzt wechseln|jetzt bestellen|jetzt kaufen|jetzt abschließen|jetzt verbindlich abschließen|jetzt beantragen|jetzt buchen|jetzt sichern|jetzt testen|kostenlos testen|jetzt registrieren|jetzt mitglied werden|angebot annehmen|zahlungspflichtig bestellen|antrag absenden|antrag abschicken|tarif wählen|in den warenkorb
|changer maintenant|commander maintenant|commander|acheter|acheter maintenant|souscrire|souscrire maintenant|souscrire en ligne|j'en profite|profiter de l'offre|accepter l'offre|accepter le devis|choisir cette offre|choisir cette formule|s'abonner|s'inscrire|essayer gratuitement|envoyer ma demande|ajouter au panier|réserver maintenant
|contratar|contratar ahora|contratar ya|comprar|comprar ahora|cámbiate|cámbiate ahora|lo quiero|quiero esta oferta|aceptar oferta|aceptar presupuesto|solicitar ahora|pruébalo gratis|suscribirse|suscribirme|suscríbete|reservar ahora|enviar solicitud|añadir al carrito|elegir plan
|assinar|assinar agora|assine já|assine agora|contratar agora|comprar agora|quero esta oferta|eu quero|aderir|aderir agora|aceitar oferta|aceitar proposta|solicitar agora|experimente grátis|mudar agora|escolher plano|enviar pedido|adicionar ao carrinho
|acquista|acquista ora|attiva ora|attiva subito|passa ora|cambia ora|sottoscrivi|sottoscrivi ora|accetta l'offerta|accetta preventivo|richiedi ora|abbonati|abbonati ora|iscriviti ora|prova gratis|prenota ora|invia domanda|aggiungi al carrello|scegli piano
|nu overstappen|direct overstappen|overstappen|nu bestellen|bestel nu|bestellen|koop nu|nu afsluiten|direct afsluiten|afsluiten|aanbod accepteren|offerte accepteren|nu aanvragen|direct aanvragen|probeer gratis|word lid|word nu lid|aanvraag indienen|aanvraag versturen|in winkelwagen|kies dit abonnement
|zamów|zamów teraz|kup teraz|przejdź teraz|zmień teraz|przyjmij ofertę|akceptuj ofertę|skorzystaj z oferty|złóż wniosek|wyślij wniosek|wybierz plan|wypróbuj za darmo|zarezerwuj teraz|dołącz teraz|dodaj do koszyka
|byt nu|beställ|beställ nu|köp|köp nu|teckna|teckna nu|teckna avtal|acceptera erbjudandet|ansök nu|prova gratis|bli medlem|boka nu|skicka ansökan|välj abonnemang|lägg i varukorg
|skift nu|bestil nu|køb nu|bliv medlem|accepter tilbud|accepter tilbuddet|ansøg nu|prøv gratis|book nu|send ansøgning|vælg abonnement|læg i kurv|bytt nå|bestill nå|kjøp nå|bli medlem|godta tilbudet|søk nå|bestill|send søknad|legg i handlekurv
|vaihda nyt|tilaa nyt|tilaa|osta nyt|hyväksy tarjous|hae nyt|liity nyt|kokeile ilmaiseksi|varaa nyt|lähetä hakemus|lisää ostoskoriin|valitse liittymä
|přejít nyní|objednat|objednat nyní|koupit|koupit nyní|sjednat|sjednat online|přijmout nabídku|zažádat nyní|vyzkoušet zdarma|odeslat žádost|vybrat tarif|přidat do košíku|prejsť teraz|objednať|objednať teraz|kúpiť|kúpiť teraz|dohodnúť online|prijať ponuku|vyskúšať zadarmo|odoslať žiadosť|vybrať program|pridať do košíka
|váltok|váltás most|megrendelem|megrendelés|megveszem|vásárlás|megkötöm|ajánlat elfogadása|elfogadom az ajánlatot|igénylem|igénylés|kipróbálom|ingyenes kipróbálás|jelentkezem|jelentkezés beküldése|kosárba
|comandă|comandă acum|cumpără|cumpără acum|treci acum|activează acum|acceptă oferta|aplică acum|abonează-te|abonează-te acum|încearcă gratuit|trimite cererea|rezervă acum|adaugă în coș|alege planul
|αγορά τώρα|παραγγελία τώρα|παραγγείλτε τώρα|αλλάξτε τώρα|αποδοχή προσφοράς|κάντε αίτηση|αίτηση τώρα|εγγραφή τώρα|δοκιμάστε δωρεάν|υποβολή αίτησης|κράτηση τώρα|προσθήκη στο καλάθι|επιλογή προγράμματος
|hemen geç|şimdi geç|hemen al|satın al|hemen satın al|sipariş ver|hemen başvur|başvur|teklifi kabul et|abone ol|hemen katıl|ücretsiz dene|rezervasyon yap|başvuruyu gönder|sepete ekle|paketi seç|tarifeyi seç
|подключить|подключить сейчас|перейти сейчас|заказать|купить|купить сейчас|оформить|оформить сейчас|оформить заявку|принять предложение|открыть вклад|подать заявку|отправить заявку|попробовать бесплатно|подписаться|в корзину|выбрать тариф|підключити|перейти зараз|замовити|купити|оформити|прийняти пропозицію|подати заявку|надіслати заявку|спробувати безкоштовно|додати в кошик|обрати тариф
|اشترك الآن|اطلب الآن|اشتر الآن|انتقل الآن|قبول العرض|قدم الآن|جرب مجانا|احجز الآن|إرسال الطلب|أضف إلى السلة|اختر الباقة
|עברו עכשיו|הזמינו עכשיו|הזמן עכשיו|קנה עכשיו|קנו עכשיו|לרכישה|קבל הצעה|אישור ההצעה|הצטרפו עכשיו|הצטרף עכשיו|נסו בחינם|שליחת הבקשה|הוסף לסל|בחירת מסלול
|अभी खरीदें|अभी ऑर्डर करें|अभी आवेदन करें|अभी बदलें|ऑफ़र स्वीकार करें|अभी जुड़ें|मुफ़्त आज़माएं|आवेदन जमा करें|कार्ट में डालें|प्लान चुनें
|chuyển ngay|mua ngay|đặt hàng|đặt ngay|đăng ký ngay|chấp nhận ưu đãi|dùng thử miễn phí|gửi hồ sơ|nộp hồ sơ|thêm vào giỏ hàng|chọn gói
|beralih sekarang|pesan sekarang|beli sekarang|terima penawaran|ajukan sekarang|daftar sekarang|langganan sekarang|coba gratis|kirim permohonan|tambah ke keranjang|pilih paket
|เปลี่ยนเลย|สั่งซื้อ|สั่งซื้อเลย|ซื้อเลย|รับข้อเสนอ|สมัครเลย|สมัครตอนนี้|ทดลองใช้ฟรี|จองเลย|ส่งใบสมัคร|ใส่ตะกร้า|เลือกแพ็กเกจ
|立即办理|立即购买|立即订购|立即开通|立即升级|立即申请|立即加入|接受报价|马上办理|免费试用|提交申请|加入购物车|選擇方案|立即購買|立即申請|立即訂購|提交申請
|今すぐ申し込む|今すぐ購入|申し込む|お申し込み|お申し込みはこちら|購入する|注文する|乗り換える|このプランを選ぶ|無料で試す|予約する|申請する|カートに入れる|プランを選択
|지금 가입|가입하기|지금 가입하기|신청하기|지금 신청|지금 신청하기|구매하기|주문하기|바로 구매|요금제 변경하기|무료 체험|예약하기|신청서 제출|장바구니 담기|요금제 선택`;

/** A call is no longer. */
const LONGEST = 40;
const isCall = wholePhrases(CALLS.replace(/\n/g, ''));

/** Whether a text is nothing but a call to take up what it stands below, in any of the languages that are read. */
export const callsToTake = (text: string): boolean => text.length <= LONGEST && isCall(text);
