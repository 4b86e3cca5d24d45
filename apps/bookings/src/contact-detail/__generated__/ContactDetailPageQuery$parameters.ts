/**
 * @generated SignedSource<<041a19a380585553f42774b2bee98a8f>>
 * @relayHash ccf1df6dc8389987247d836c6d6b3569
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7c9234d14f76e646481adea18cd0e04489befd06907fc73f77e5799eebfa424

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7c9234d14f76e646481adea18cd0e04489befd06907fc73f77e5799eebfa424",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
