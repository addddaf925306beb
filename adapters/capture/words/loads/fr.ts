import type { WordsOf } from '../catalogue.ts';
import type { loads as english } from './en.ts';

export const loads: WordsOf<typeof english> = {
  'load.heading': 'Cette page n’a pas pu être ouverte',
  'load.NO_NAME': 'Il n’existe pas de site nommé {host}.',
  'load.NOT_ALLOWED': '{host} n’est pas accessible d’ici : seuls les sites publics le sont.',
  'load.BUSY': 'Le site ouvre trop de choses à la fois. Attendez un instant et réessayez.',
  'load.REFUSED': '{host} n’accepte pas de connexion en ce moment.',
  'load.TIMEOUT': '{host} n’a pas répondu à temps.',
  'load.BROKEN': '{host} a coupé la connexion.',
  'load.EMPTY': '{host} a donné une réponse vide.',
  'load.CERTIFICATE':
    '{host} ne peut pas prouver qu’il est ce site : son certificat n’est pas valable. Rien ne lui a été envoyé.',
  'load.REDIRECTS': '{host} redirige en boucle.',
  'load.SLOW': '{host} ne répond pas depuis 30 secondes. L’attente continue.',
  'load.OTHER': '{host} n’a pas pu être joint.',
  'load.turnedAway': '{host} refuse ce navigateur',
  'load.TURNED_AWAY':
    'Le site prend le navigateur pour une machine ou a été sollicité trop souvent. S’il affiche une vérification, vous pouvez la faire vous-même ; sinon, réessayez plus tard.',
  'load.uploadInstead': 'Vous pouvez aussi envoyer le document depuis votre propre appareil.',
  'load.secure': 'Connexion chiffrée',
  'load.plain': 'Non chiffrée',
};
