/**
 * @generated SignedSource<<a7ff283b690c6bb687d92598f6328f68>>
 * @relayHash d4c05bb4746e13c1e1f912435189827f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 627546c738413eb89f90d9319243a0981420881b0c802873667ad08c0e87d3a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "627546c738413eb89f90d9319243a0981420881b0c802873667ad08c0e87d3a6",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
