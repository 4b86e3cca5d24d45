/**
 * @generated SignedSource<<b387f5ad40d59715d73e4ca7f670439e>>
 * @relayHash 415423ada969759d82f6d694d41b94ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44103b5413104f0bfdd7af08fdc23fe530ec78e2f9c77e16afee8af46f5d76cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44103b5413104f0bfdd7af08fdc23fe530ec78e2f9c77e16afee8af46f5d76cb",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
