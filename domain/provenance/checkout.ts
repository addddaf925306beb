import type { TextRun } from '../reading/page-snapshot.ts';
import { folded } from '../reading/text.ts';
import { wholePhrases } from './leading-phrases.ts';

/** What a shop calls what somebody is about to buy, as a title or the first step; between bars. */
const CARTS =
  'cart|your cart|my cart|shopping cart|basket|your basket|my basket|shopping basket|bag|your bag|checkout|review your order|order review|order summary|warenkorb|ihr warenkorb|mein warenkorb|einkaufswagen|kasse|zur kasse|bestellübersicht|bestellung prüfen|panier|votre panier|mon panier|récapitulatif de commande|carrito|tu carrito|su carrito|cesta|tu cesta|cesta de la compra|resumen del pedido|carrinho|seu carrinho|meu carrinho|carrinho de compras|cesto|resumo do pedido|carrello|il tuo carrello|il mio carrello|riepilogo ordine|winkelwagen|winkelmand|winkelmandje|je winkelmand|mijn winkelwagen|besteloverzicht|koszyk|twój koszyk|mój koszyk|podsumowanie zamówienia|varukorg|din varukorg|kundvagn|kassa|indkøbskurv|din kurv|kurv|handlekurv|handlevogn|din handlekurv|kasse|ostoskori|ostoskorisi|kassalle|košík|váš košík|nákupní košík|nákupný košík|shrnutí objednávky|kosár|kosaram|a kosár tartalma|coș|coșul meu|coș de cumpărături|coșul tău|καλάθι|το καλάθι μου|καλάθι αγορών|sepet|sepetim|alışveriş sepeti|корзина|ваша корзина|оформление заказа|кошик|ваш кошик|оформлення замовлення|košarica|vaša košarica|سلة التسوق|السلة|عربة التسوق|סל קניות|הסל שלי|עגלה|कार्ट|आपका कार्ट|giỏ hàng|giỏ hàng của bạn|keranjang|keranjang belanja|ตะกร้า|ตะกร้าสินค้า|购物车|我的购物车|購物車|カート|ショッピングカート|カートの中身|장바구니|내 장바구니';
/** The steps behind it. */
const STEPS =
  'payment|pay|delivery|shipping|details|your details|address|confirm|confirmation|review|zahlung|bezahlung|bezahlen|versand|lieferung|adresse|daten|ihre daten|prüfen|bestätigung|übersicht|paiement|livraison|coordonnées|confirmation|vos coordonnées|pago|envío|datos|tus datos|confirmación|pagamento|entrega|dados|seus dados|confirmação|envio|consegna|spedizione|dati|i tuoi dati|conferma|betaling|betalen|gegevens|verzending|levering|bevestiging|overzicht|płatność|dostawa|dane|potwierdzenie|betalning|leverans|uppgifter|bekräftelse|levering|oplysninger|bekræftelse|opplysninger|bekreftelse|maksu|toimitus|tiedot|vahvistus|platba|doprava|údaje|potvrzení|potvrdenie|fizetés|szállítás|adatok|megerősítés|plată|livrare|date|confirmare|πληρωμή|αποστολή|στοιχεία|επιβεβαίωση|ödeme|teslimat|bilgiler|onay|оплата|доставка|данные|подтверждение|дані|підтвердження|plaćanje|dostava|podaci|potvrda|الدفع|التوصيل|البيانات|التأكيد|תשלום|משלוח|פרטים|אישור|भुगतान|डिलीवरी|पुष्टि|thanh toán|giao hàng|thông tin|xác nhận|pembayaran|pengiriman|konfirmasi|ชำระเงิน|จัดส่ง|ยืนยัน|支付|配送|确认|付款|確認|お支払い|お届け先|ご注文確認|결제|배송|확인';

const isCart = wholePhrases(CARTS);
const isStep = wholePhrases(STEPS);
const LONGEST = 40;
/** In CSS pixels between the middles of texts of one line. */
const SAME_LINE = 16;
/** What counts steps or parts them: "1 Cart", "2. Details", "Cart (2) ›". */
const COUNTED = /^[\s\p{N}.)›>→✓●○-]+|[\s(（]*\p{N}*[)）]?[\s›>→✓]*$/gu;

const plainOf = (text: string) => folded(text).replace(COUNTED, '');
const middleOf = ({ rect }: TextRun) => rect.y + rect.height / 2;

/** So many steps behind it. A line of links may have one by chance. */
const LEAST_STEPS = 2;

/**
 * Whether a page shows what somebody is about to buy: it is titled so, or a step of that name leads a line of the steps behind
 * it. The link to a cart that every page of a shop has makes no page one.
 */
export function isCheckout(runs: readonly TextRun[]): boolean {
  const short = runs.filter(({ text }) => text.length <= LONGEST);
  return short.some((run, at) => {
    if (!isCart(plainOf(run.text))) return false;
    if (/^h[12]$/.test(run.tag)) return true;
    const isInLine = (other: TextRun) => Math.abs(middleOf(other) - middleOf(run)) < SAME_LINE;
    const before = short.slice(0, at).filter(other => isInLine(other) && /\p{L}/u.test(other.text));
    const behind = short.slice(at + 1).filter(other => isInLine(other) && isStep(plainOf(other.text)));
    return before.length === 0 && behind.length >= LEAST_STEPS;
  });
}
