import type { WordsOf } from '../catalogue.ts';
import type { browser as english } from './en.ts';

export const browser: WordsOf<typeof english> = {
  'browser.tabs': 'Separadores abertos',
  'browser.showTab': 'Mostrar {title}',
  'browser.closeTab': 'Fechar {title}',
  'browser.untitled': 'Separador sem título',
  'browser.fileHeading': '{host} pede um ficheiro',
  'browser.fileText': 'O ficheiro que escolher é entregue ao site. {organization} não o recebe.',
  'browser.fileChoose': 'Escolher um ficheiro',
  'browser.fileGiven': '{name} foi entregue ao site.',
  'browser.filesText':
    'Os ficheiros que escolher, no máximo {count}, são entregues ao site. {organization} não os recebe.',
  'browser.filesChoose': 'Escolher ficheiros',
  'browser.filesGiven': 'Entregue ao site: {names}',
  'browser.filesMost': 'Nada foi entregue ao site. Escolha no máximo {count} ficheiros de cada vez.',
  'browser.signInHeading': '{host} pede-lhe que inicie sessão',
  'browser.signInText': 'O que introduzir vai apenas para {host}. Não é guardado.',
  'browser.signInPlain': 'A ligação não está encriptada: outros podem lê-lo pelo caminho.',
  'browser.signInAgain': 'Não estava correto. Tente de novo.',
  'browser.username': 'Nome de utilizador',
  'browser.password': 'Palavra-passe',
  'browser.signIn': 'Iniciar sessão',
  'browser.print': 'Os sites não podem imprimir aqui. O que é preciso é capturado em vez disso.',
  'browser.passkey': 'As chaves de acesso e de segurança não funcionam aqui. Escolha outra forma de iniciar sessão.',
  'browser.camera': 'A câmara e o microfone não funcionam aqui. Escolha outra forma.',
  'browser.location': 'Aqui não se diz aos sites onde está. Escolha outra forma, por exemplo escrever o lugar.',
  'browser.app': 'Aqui os sites não podem abrir aplicações. Escolha outra forma, por exemplo noutro dispositivo.',
};
