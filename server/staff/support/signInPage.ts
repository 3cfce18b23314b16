import type { Language } from '../../language.ts';
import type { RenderedPage } from '../../pages/pageDocument.ts';
import { plainPage } from '../../pages/plainPage.ts';
import { texts } from '../../texts.ts';

const STYLE = `
form{display:grid;gap:var(--rr-space-3);margin-top:var(--rr-space-5)}
label{font-weight:600}
input{
  width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--rr-border-strong);
  border-radius:var(--rr-radius-md);background:var(--mui-palette-background-paper);
}
button{
  min-height:48px;padding:9px 20px;border:0;border-radius:var(--rr-radius-pill);font-weight:600;
  background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText);
}
button:hover{background:var(--mui-palette-primary-dark)}
[role=alert]{color:var(--mui-palette-error-main)}
`.trim();

export function signInPage(
  language: Language,
  hasToken: boolean,
  rejection?: string,
): Pick<RenderedPage, 'head' | 'body'> {
  const { title, note, staff, label, submit } = texts.support.signIn;
  const invalid = rejection === undefined ? '' : ' aria-invalid="true" aria-describedby="refusal"';
  const form = [
    `<form method="post" action="/support/replay?lang=${language}">`,
    `<label for="token">${label[language]}</label>`,
    `<input id="token" name="token" type="password" autocomplete="current-password" required autofocus${invalid}>`,
    rejection === undefined ? '' : `<p id="refusal" role="alert">${rejection}</p>`,
    `<button>${submit[language]}</button></form>`,
  ];
  const content = [
    `<p>${note[language]}</p>`,
    `<p><a href="/staff">${staff[language]}</a></p>`,
    ...(hasToken ? form : []),
  ];
  return plainPage(title[language], content.join('\n'), STYLE);
}
