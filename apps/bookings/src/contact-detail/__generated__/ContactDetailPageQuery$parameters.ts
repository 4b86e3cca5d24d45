/**
 * @generated SignedSource<<2ebb4cf8eb7eaa0ad3c39a4cfb09df5e>>
 * @relayHash 98c468a1ed0277e997fad2df59154cc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 071366de0a93ae65406f904e42190fb0951d4c1b765aea6a86cfebebddb41a1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "071366de0a93ae65406f904e42190fb0951d4c1b765aea6a86cfebebddb41a1e",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
