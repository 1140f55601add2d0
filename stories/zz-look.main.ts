import { writeFileSync } from 'node:fs';
import { openFor, startBrowser } from './support/browser.ts';
import { startProduct } from './support/product.ts';
import { exploreDemonstration } from './support/set-up.ts';

const browser = await startBrowser();
const product = await startProduct();
const { page } = await openFor(browser);
const accounts = await exploreDemonstration(page, product.url);
writeFileSync('/tmp/look.json', JSON.stringify({ url: product.url, accounts }));
console.log(product.url, JSON.stringify(accounts));
await new Promise(() => {});
