import { loadServerAddress, saveServerAddress } from './server-address.ts';

const form = document.querySelector('form');
const field = document.querySelector('input');
Object.assign(document.documentElement, {
  lang: chrome.i18n.getMessage('@@ui_locale').replace('_', '-'),
  dir: chrome.i18n.getMessage('@@bidi_dir'),
});
for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
  element.textContent = chrome.i18n.getMessage(element.dataset['text'] ?? '');

if (form && field) {
  void loadServerAddress().then((address) => (field.value = address));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void saveServerAddress(field.value).then(() => close());
  });
}
