import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { createDialogFile, createDialogTestFile } from './createDialogFiles.ts';
import { createPageFile, createTestFile, recordFieldsFile } from './createFormFiles.ts';
import { type Draft, Refusal } from './Draft.ts';
import { deleteButtonFile, deleteTestFile } from './deleteFormFiles.ts';
import { addAction, type DetailPage, detailPage, takesActions } from './detailPage.ts';
import { addRoute, callOf, linkTo, type RecordLink, refuseTakenPath, requireRemote, routeAt } from './domain.ts';
import { editButtonFile, editDialogFile, editTestFile } from './editFormFiles.ts';
import type { FormFacts } from './FormFacts.ts';
import { firstValueSelection, readFormFields } from './formFields.ts';
import { samplesFor } from './formSamples.ts';
import { createSource, withImport } from './insertions.ts';
import { type Name, nameFrom, withArticle } from './names.ts';
import { addSample } from './samples.ts';
import { listFieldFor, readSchema, recordTypeFor } from './schemaTypes.ts';

/**
 * Plans the form of a mutation that creates, updates or deletes a record. Returns the remaining steps, one sentence each.
 *
 * @param below the record on whose screen a new one is made, in a dialog. Without it a new record has a page.
 */
export function newForm(draft: Draft, domain: string, name: Name, below?: string): string[] {
  requireRemote(draft, domain);
  const [, verb, kebab] = /^(create|update|delete)-(.+)$/.exec(name.kebab) ?? [];
  if (!kebab) {
    throw new Refusal(
      `"${name.kebab}" is not create-<record>, update-<record> or delete-<record>. A form has the name of its mutation.`,
    );
  }
  const record = nameFrom(kebab);
  if (verb === 'delete') return newDeleteButton(draft, domain, record);
  const type = answeredType(draft, domain, name, record);
  const fields = readFormFields(draft, type, `${name.camel}Input`, `${record.camel}Fields`);
  const facts = { domain, name, record, type, fields, samples: samplesFor(draft, type, fields.fields) };
  if (below !== undefined && verb !== 'create')
    throw new Refusal('Only a form that creates a record stands below another one.');
  if (below !== undefined) return newCreateDialog(draft, facts, nameFrom(below));
  return verb === 'create' ? newCreatePage(draft, facts) : newEditDialog(draft, facts);
}

/** Plans a page with the form for a new record. */
function newCreatePage(draft: Draft, facts: FormFacts): string[] {
  const { domain, name, record, type, fields } = facts;
  refuseTakenPath(draft, `/${record.kebab}/create`);
  const chosen = fields.fields.filter((field) => field.missing !== null && !facts.samples.of(field, 1));
  if (chosen.length > 0) {
    const names = chosen.map((field) => field.name).join(', ');
    throw new Refusal(
      `The tests of this command cannot fill ${names}, so it cannot write a form that requires it. Copy apps/bookings/src/create-booking.`,
    );
  }
  const parent = requireScreen(draft, domain, record, '', `npm run new -- list ${domain} ${record.kebab}`);
  requireScreen(draft, domain, record, '/:id', `npm run new -- screen ${domain} ${record.kebab}`);
  const link = (key: string, below: string) => linkTo(draft, domain, record.camel, `/${record.kebab}${below}`, key);
  const links = { list: link('list', ''), detail: link('detail', '/:id'), create: link('create', '/create') };
  const app = `apps/${domain}`;
  const page = `Create${record.pascal}Page`;
  addSharedFields(draft, facts);
  addSample(draft, domain, record, type);
  createSource(draft, app, `src/${name.kebab}/${page}.tsx`, createPageFile(facts, links));
  createSource(draft, app, `src/${name.kebab}/${page}.test.tsx`, createTestFile(facts, links));
  addRoute(draft, domain, {
    id: `${domain}.${name.kebab}`,
    fields: `path: '/${record.kebab}/create', title: 'New ${record.one}', roles: STAFF_ROLES, parent: '${parent}', command: { label: 'New ${record.one}' }`,
    folder: name.kebab,
    page,
  });
  return [
    ...addNewButton(draft, facts, links.create),
    ...leftToChoose(facts),
    `Write a journey in e2e/${domain}, and see docs/guides/a-form.md for more.`,
  ];
}

/** Plans a dialog for a new record on the screen of the record that it belongs to. */
function newCreateDialog(draft: Draft, facts: FormFacts, parent: Name): string[] {
  const { domain, name, record, fields } = facts;
  const type = recordTypeFor(readSchema(draft), parent);
  const field = fields.fields.find(
    ({ name: known, kind }) =>
      kind === 'reference' && getNamedType(facts.type.getFields()[known]?.type)?.name === type.name,
  );
  if (!field) throw new Refusal(`The input of ${name.camel} names no ${parent.one}.`);
  requireScreen(draft, domain, parent, '/:id', `npm run new -- screen ${domain} ${parent.kebab}`);
  const page = requireActions(draft, domain, parent, type, 'create');
  const detail = linkTo(draft, domain, parent.camel, `/${parent.kebab}/:id`, 'detail');
  const below = { name: parent, type, field: field.name, detail };
  const app = `apps/${domain}`;
  const button = `Create${record.pascal}Button`;
  addSample(draft, domain, parent, type);
  addSample(draft, domain, record, facts.type);
  createSource(draft, app, `src/${name.kebab}/${button}.tsx`, createDialogFile(facts, below));
  createSource(draft, app, `src/${name.kebab}/create${record.pascal}.test.tsx`, createDialogTestFile(facts, below));
  addAction(draft, page, button, `../${name.kebab}/${button}.tsx`, `${button}_${parent.camel}`);
  return [
    `Choose the order and the layout of the fields in ${button}.tsx: Grid, counter, hint.`,
    `Show the ${record.several} of ${withArticle(parent.one)} on its screen.`,
  ];
}

/** Plans a dialog that edits a record, and its button on the record's screen. */
function newEditDialog(draft: Draft, facts: FormFacts): string[] {
  const { domain, name, record, type, fields } = facts;
  const app = `apps/${domain}`;
  const folder = `edit-${record.kebab}`;
  if (draft.has(`${app}/src/${folder}`)) {
    throw new Refusal(`${app}/src/${folder} exists already, so the ${record.one} has its form.`);
  }
  const known = type.getFields();
  const unknown = fields.fields.filter((field) => !known[field.name] || !firstValueSelection(field));
  if (unknown.length > 0) {
    const names = unknown.map((field) => field.name).join(', ');
    throw new Refusal(
      `This command does not know where ${type.name} has the first values of ${names}. Copy apps/bookings/src/edit-contact.`,
    );
  }
  requireScreen(draft, domain, record, '/:id', `npm run new -- screen ${domain} ${record.kebab}`);
  const detail = linkTo(draft, domain, record.camel, `/${record.kebab}/:id`, 'detail');
  addSharedFields(draft, facts);
  addSample(draft, domain, record, type);
  addEditButton(draft, facts);
  createSource(draft, app, `src/${folder}/Edit${record.pascal}Button.tsx`, editButtonFile(facts));
  createSource(draft, app, `src/${folder}/Edit${record.pascal}Dialog.tsx`, editDialogFile(facts));
  createSource(draft, app, `src/${folder}/edit${record.pascal}.test.tsx`, editTestFile(facts, detail));
  return [
    ...leftToChoose(facts),
    `Write a journey in e2e/${domain} for ${name.kebab}, and see docs/guides/a-form.md for more.`,
  ];
}

/** Adds the component with the fields that the record's forms share, unless the remote has it already. */
function addSharedFields(draft: Draft, facts: FormFacts): void {
  const { domain, record, fields } = facts;
  const file = `src/${record.kebab}-fields/${record.pascal}Fields.tsx`;
  if (fields.shared.length === 0 || draft.has(`apps/${domain}/${file}`)) return;
  createSource(draft, `apps/${domain}`, file, recordFieldsFile(facts));
}

/** Adds the button for a new record to the list. */
function addNewButton(draft: Draft, { domain, record }: FormFacts, create: RecordLink): string[] {
  const file = `apps/${domain}/src/${record.kebab}-list/${record.pascal}ListPage.tsx`;
  const button = `<AddButton place="main" to={${callOf(create)}}>New ${record.one}</AddButton>`;
  if (!draft.has(file) || !/<ListPage\s+title=/.test(draft.read(file)) || /\bactions=/.test(draft.read(file))) {
    return [`Add a link to the form where people look for it: ${button}.`];
  }
  draft.change(file, (text) => {
    const linked = text.replace(
      /<ListPage(\s+)title=/,
      (_, space) => `<ListPage${space}actions={${button}}${space}title=`,
    );
    return withImport(withImport(linked, ['AddButton'], '@console/design-system/button'), [create.links], create.from);
  });
  return [];
}

/** Adds the edit button to the record's screen. */
function addEditButton(draft: Draft, { domain, record, type }: FormFacts): void {
  const button = `Edit${record.pascal}Button`;
  const page = requireActions(draft, domain, record, type, 'edit');
  addAction(draft, page, button, `../edit-${record.kebab}/${button}.tsx`, `Edit${record.pascal}Dialog_${record.camel}`);
}

/** @throws Refusal when no action can be added to the record's screen. */
function requireActions(draft: Draft, domain: string, record: Name, type: GraphQLObjectType, verb: string): DetailPage {
  const page = detailPage(draft, domain, record, type);
  if (page && takesActions(draft, page)) return page;
  const file = `apps/${domain}/src/${record.kebab}-detail/${record.pascal}DetailPage.tsx`;
  throw new Refusal(
    `The ${verb} button cannot be added: ${file} has no fragment ${record.pascal}DetailPage_${record.camel}, has no PageFrame, or has other actions. Copy apps/bookings/src/edit-contact.`,
  );
}

/** Plans the button that deletes a record, with its question, on the record's screen. */
function newDeleteButton(draft: Draft, domain: string, record: Name): string[] {
  const type = recordTypeFor(readSchema(draft), record);
  requireScreen(draft, domain, record, '', `npm run new -- list ${domain} ${record.kebab}`);
  requireScreen(draft, domain, record, '/:id', `npm run new -- screen ${domain} ${record.kebab}`);
  const page = requireActions(draft, domain, record, type, 'delete');
  const link = (key: string, below: string) => linkTo(draft, domain, record.camel, `/${record.kebab}${below}`, key);
  const ruled = new RegExp(`\\bwhyNotDelete${record.pascal}\\b`).test(
    draft.read(`libs/${domain}/contracts/src/index.ts`),
  );
  const { name: listField } = listFieldFor(readSchema(draft), record, undefined);
  const facts = { domain, record, type, ruled, listField, list: link('list', ''), detail: link('detail', '/:id') };
  const button = `Delete${record.pascal}Button`;
  const app = `apps/${domain}`;
  addSample(draft, domain, record, type);
  createSource(draft, app, `src/delete-${record.kebab}/${button}.tsx`, deleteButtonFile(facts));
  createSource(draft, app, `src/delete-${record.kebab}/delete${record.pascal}.test.tsx`, deleteTestFile(facts));
  addAction(draft, page, button, `../delete-${record.kebab}/${button}.tsx`, `${button}_${record.camel}`);
  return [
    `Say in apps/${domain}/src/delete-${record.kebab}/${button}.tsx what is lost with ${withArticle(record.one)}.`,
  ];
}

function leftToChoose({ name, record, fields }: FormFacts): string[] {
  const file = fields.shared.length > 0 ? `${record.pascal}Fields.tsx` : `the form of ${name.kebab}`;
  const left = fields.fields.filter((field) => !field.component);
  return [
    `Choose the order and the layout of the fields in ${file}: Grid, counter, hint.`,
    ...left.map(({ name: field, kind }) =>
      kind.startsWith('reference')
        ? `Add the picker of ${field}: docs/guides/a-picker.md.`
        : `Add the field of ${field} (${kind}) with its choices.`,
    ),
  ];
}

/**
 * Returns the id of the screen at `/supplier` or below. @throws Refusal that names the command for a missing screen.
 */
function requireScreen(draft: Draft, domain: string, record: Name, below: string, command: string): string {
  const id = routeAt(draft, domain, `/${record.kebab}${below}`);
  if (id) return id;
  throw new Refusal(`The remote ${domain} has no screen at /${record.kebab}${below} yet. Make it first: ${command}.`);
}

/** Returns the type of the record in the mutation's payload. @throws Refusal when the schema has no such mutation. */
function answeredType(draft: Draft, domain: string, name: Name, record: Name): GraphQLObjectType {
  const payload = getNamedType(readSchema(draft).getMutationType()?.getFields()[name.camel]?.type);
  const type = isObjectType(payload) ? getNamedType(payload.getFields()[record.camel]?.type) : undefined;
  if (isObjectType(type)) return type;
  throw new Refusal(
    `The schema has no mutation ${name.camel} that returns ${withArticle(record.one)}. Make it first: npm run new -- mutation ${domain} ${name.kebab}.`,
  );
}
