/**
 * @generated SignedSource<<dbb0c08c30244d638ac47ec72e37bc05>>
 * @relayHash c30d20566b2e918a556d09192d5b9243
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b60c0d6f586fae99cd488fb931dfc00fdcfbf2ada951e90947be2a16702c89f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b60c0d6f586fae99cd488fb931dfc00fdcfbf2ada951e90947be2a16702c89f",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
