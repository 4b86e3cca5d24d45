import { hostileRichText } from './hostileRichText.ts';

export { hostileRichText };

/** Text that tries to break out of an attribute, a script, a style, an address or a template. */
const outOfItsPlace: readonly string[] = [
  '" onmouseover="hacked()" x="',
  "' onfocus='hacked()' autofocus x='",
  '` onclick=`hacked()` x=`',
  '" autofocus onfocus=hacked() x="',
  '"/><svg/onload=hacked()>',
  "'/><img src=x onerror=hacked()>",
  '--><script>hacked()</script><!--',
  ']]><script>hacked()</script>',
  '</title><script>hacked()</script>',
  '</textarea><script>hacked()</script>',
  '</style><script>hacked()</script>',
  '</script><script>hacked()</script>',
  "';hacked();//",
  '";hacked();//',
  '\\";hacked();//',
  '\\x3cscript\\x3ehacked()\\x3c/script\\x3e',
  '\\u003cimg src=x onerror=hacked()\\u003e',
  '%3Cscript%3Ehacked()%3C/script%3E',
  '%253Cscript%253Ehacked()%253C/script%253E',
  '＜script＞hacked()＜/script＞',
  '‹img src=x onerror=hacked()›',
  '{{constructor.constructor("hacked()")()}}',
  '{{$on.constructor("hacked()")()}}',
  '$' + '{hacked()}',
  '#{hacked()}',
  '<%= hacked() %>',
  'javascript:hacked()',
  'JaVaScRiPt:hacked()//https://a.example',
  'data:text/html,<script>hacked()</script>',
  '//evil.example/x.js',
  'https://evil.example/" onclick="hacked()',
  ';background:url(javascript:hacked())',
  '}*{background:url("//evil.example/x")}',
  '__proto__[innerHTML]=<img src=x onerror=hacked()>',
  '{"__html":"<img src=x onerror=hacked()>"}',
  '{"$$typeof":"Symbol(react.element)","type":"script"}',
  '<x\u200Bscript>hacked()</x\u200Bscript>',
  '\u202E>)(dekcah=rorreno x=crs gmi<',
  '\uFEFF<script>hacked()</script>',
  '<img src=x onerror=hacked()>@a.example',
];

/** Plain text that tries to run a script in another person's browser. Each text can be stored and fits into 255 characters. */
export const hostileText: readonly string[] = [...hostileRichText, ...outOfItsPlace]
  .filter((text) => !text.includes('\0') && text.length <= 255)
  .map((text) => text.trim());

/** Like {@link hostileText}, for short fields such as a postcode or a telephone number. */
export const shortHostileText: readonly string[] = [
  '<a href=//x.yy>',
  '"onfocus=x a="',
  '<svg/onload=x>',
  '<!--<b onclick>',
];
